/** Loot Island's pictures next to its rules. */
import type { RulePictures } from '../../../shell/contract';
import Extending from './Extending.svelte';
import Loot from './Loot.svelte';
import Ones from './Ones.svelte';
import Sharing from './Sharing.svelte';

const rules: RulePictures = {
  drawings: { 'LI-2.9': Extending, 'LI-2.14': Ones, 'LI-3.5': Loot, 'LI-3.6': Sharing },
};
export default rules;
