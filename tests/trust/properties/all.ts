import type { Property } from '../property.ts';
import { badInput } from './bad-input.ts';
import { crashPoints } from './crash-points.ts';
import { creates } from './creates.ts';
import { faults } from './faults.ts';
import { histories } from './histories.ts';
import { kills } from './kills.ts';
import { load } from './load.ts';
import { matrix } from './matrix.ts';
import { memory } from './memory.ts';
import { mutation } from './mutation.ts';
import { notices } from './notices.ts';
import { repeats } from './repeats.ts';
import { signInTiming } from './sign-in-timing.ts';
import { volume } from './volume.ts';

/** In the order of the table. */
export const properties: readonly Property[] = [
  creates,
  histories,
  kills,
  notices,
  repeats,
  faults,
  crashPoints,
  matrix,
  badInput,
  load,
  memory,
  volume,
  signInTiming,
  mutation,
];
