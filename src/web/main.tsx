import './style/base.css';
import './style/controls.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { register } from './offline/register.ts';
import { applySettings } from './settings/settings.ts';

applySettings();
render(<App />, document.getElementById('app') as HTMLElement);
register();
