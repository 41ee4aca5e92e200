import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './words/index.svelte';
import './look/preferences.svelte';
import './look/tokens.css';
import './look/base.css';

const target = document.getElementById('app');
if (target) void loadWords().then(() => mount(App, { target }));
