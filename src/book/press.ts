import type { Palette } from './draw.ts';
import type { Type } from './pdf-type.ts';
import type { Pen } from './pen.ts';
import type { Setting } from './setting.ts';

/** What every page of the PDF is made with. */
export type Press = {
  setting: Setting;
  pen: Pen;
  type: Type;
  palette: Palette;
  /** Turns to a new page, and says its number. */
  next: () => number;
};
