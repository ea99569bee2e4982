import './style/base.css';
import './style/controls.css';
import './style/overlays.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { register } from './offline/register.ts';
import { applySettings } from './settings/settings.ts';

applySettings();
const app = document.getElementById('app') as HTMLElement;
// The title that stood there until now was only to show that something comes.
app.textContent = '';
render(<App />, app);
register();
