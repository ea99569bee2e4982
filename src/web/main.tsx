import './style/base.css';
import './style/controls.css';
import './style/overlays.css';
import { options, render } from 'preact';
import { App } from './app.tsx';
import { register } from './offline/register.ts';
import { applySettings } from './settings/settings.ts';
import { afterFrame } from './ui/painted.ts';

applySettings();
// By itself it waits for no frame longer than 35 ms: on a slow phone what was to come in two frames would come in one.
options.requestAnimationFrame = afterFrame;
const app = document.getElementById('app') as HTMLElement;
// The title that stood there until now was only to show that something comes.
app.textContent = '';
render(<App />, app);
register();
