import './styles/base.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './state/words.svelte';

await loadWords();

const target = document.getElementById('app');
if (target) mount(App, { target });
