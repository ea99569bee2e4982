/** How people want to be told what happens while they are away. */
import type { Telling } from '../protocol/parts.ts';
import type { Identity } from '../store/records.ts';

const UNASKED: Telling = { push: 'each', mail: 'digest', hour: 18, zone: 'UTC' };

export const tellingOf = ({ preferences }: Identity): Telling => ({
  ...UNASKED,
  ...(preferences['telling'] as Partial<Telling> | undefined),
});
