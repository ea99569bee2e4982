// A thread in which bots think. A thread starts from a file as it is, so this one is plain JavaScript; it teaches the thread to
// read TypeScript and goes on there.
import { register } from 'tsx/esm/api';

register();
await import('./thinking.ts');
