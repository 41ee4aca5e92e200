/** When the next frame is drawn; at once where nobody looks, for then there are no frames. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
}
