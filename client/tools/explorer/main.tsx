import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preventFileDrops } from '../../ui/fileDrops.ts';
import { Explorer } from './Explorer.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html must contain an element with the id "root".');

preventFileDrops();
createRoot(root).render(
  <StrictMode>
    <Explorer />
  </StrictMode>,
);
