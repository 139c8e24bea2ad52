import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/fonts.css';
import '@tafelrunde/ui/reset.css';
import '@tafelrunde/ui/tokens.css';
import '@tafelrunde/ui/kit.css';
import './styles/shell.css';
import './styles/first.css';
import './styles/lobby.css';
import './styles/search.css';
import './styles/rulebook.css';
import './styles/credits.css';
import './styles/device.css';
import { App } from './App.tsx';
import { startDevice } from './offline/device.ts';
import { startRouter } from './router.ts';
import { startSettings } from './settings/settings.ts';

startRouter();
startDevice();
startSettings();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
