import { mount } from 'svelte';
import App from './App.svelte';
import { install } from './offline/install.svelte';
import { keepClient } from './offline/worker.svelte';
import { loadWords } from './words/index.svelte';
import './look/preferences.svelte';
import './look/styles/tokens.css';
import './look/styles/base.css';

const target = document.getElementById('app');
if (target) void loadWords().then(() => mount(App, { target }));

install.listen();
// What is kept for later must not hold up what is looked at now.
addEventListener('load', () => setTimeout(() => void keepClient(), 1000));

// A page that was open while the server was upgraded asks for files that are gone: load it anew,
// but not again and again if that does not help.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('doubloon.reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem('doubloon.reloaded', String(Date.now()));
  location.reload();
});
