/** The keys of a replay: arrows step, Home and End jump, Space plays and rests. */
import type { ReplaySession } from './session.svelte';

/** Do what a key stands for; false if it stands for nothing here. */
export function keyDown(event: KeyboardEvent, session: ReplaySession): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (['INPUT', 'SELECT'].includes(target.tagName)) return false;
  if (event.key === ' ' && target.closest('button, a')) return false;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      session.pause();
      void session.step(event.key === 'ArrowLeft' ? -1 : 1);
      return true;
    case 'Home':
    case 'End':
      session.pause();
      void session.show(event.key === 'Home' ? 0 : session.last);
      return true;
    case ' ':
      if (session.playing) session.pause();
      else void session.play();
      return true;
    default:
      return false;
  }
}
