/** Is the server out of reach? A short break is nobody's business: only a longer one is shown. */
import { onTrouble } from '../../api/client';

const PATIENCE = 1500;
export const trouble = $state({ shown: false });
let timer: ReturnType<typeof setTimeout> | undefined;

onTrouble((bad) => {
  clearTimeout(timer);
  if (bad) timer = setTimeout(() => (trouble.shown = true), PATIENCE);
  else trouble.shown = false;
});
