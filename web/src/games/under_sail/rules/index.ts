/** Under Sail's pictures next to its rules. */
import type { RulePictures } from '../../../shell/contract';
import sprite from '../symbols.svg?raw';
import Covered from './Covered.svelte';
import Raised from './Raised.svelte';
import Trick from './Trick.svelte';

const rules: RulePictures = {
  sprite,
  drawings: { 'US-T1': Covered, 'US-T2': Raised, 'US-T3': Trick },
};
export default rules;
