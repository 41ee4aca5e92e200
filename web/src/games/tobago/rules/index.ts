/** Tobago's pictures next to its rules. */
import type { RulePictures } from '../../../shell/contract';
import sprite from '../symbols.svg?raw';
import Drive from './Drive.svelte';
import Gaze from './Gaze.svelte';
import Narrowing from './Narrowing.svelte';
import Relations from './Relations.svelte';
import ShareOut from './ShareOut.svelte';

const rules: RulePictures = {
  sprite,
  drawings: {
    'TB-C3': Relations,
    'TB-K3': Narrowing,
    'TB-M1': Drive,
    'TB-R3': ShareOut,
    'TB-R6': Gaze,
  },
};
export default rules;
