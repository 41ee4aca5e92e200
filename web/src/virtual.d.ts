/** Made by vite.config.ts: by game, Fluent text of what the start page says of it. */
declare module 'virtual:cover-words/*' {
  const words: Record<string, string>;
  export default words;
}
