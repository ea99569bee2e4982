/** The book of Time. */
import { playNow } from '../play.ts';
import type { Part } from './gallery.ts';

export const time: Part = [
  {
    name: 'time',
    show: ({ page, url }) => playNow(page, url, 'Time'),
  },
];
