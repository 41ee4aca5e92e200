/** Try something every now and then, and at once when the browser says that it is online; ends it. */
export function tryAgain(attempt: () => void, every: number): () => void {
  const timer = setInterval(attempt, every);
  addEventListener('online', attempt);
  return () => {
    clearInterval(timer);
    removeEventListener('online', attempt);
  };
}
