/** Whether one's cards rise by themselves: whoever would rather listen has it off. */
import { recall, remember } from '../../ui/memory.ts';
import { createStore } from '../../ui/store.ts';

const KEY = 'time-rising';

export const ownRising = createStore(recall(KEY) !== 'off');

export function setRising(on: boolean): void {
  remember(KEY, on ? 'on' : 'off');
  ownRising.set(on);
}
