/** What a game on this device still needs, in words. */
import { download } from '../../offline/download.svelte';
import { say } from '../../words/index.svelte';

export function lackingText(): string {
  const { lacks, megabytes } = download;
  return lacks === 'server' ? say('offline-no-engine') : say('offline-lacking', { megabytes });
}
