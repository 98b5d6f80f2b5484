import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import { markTurnedRows } from '../src/game/turned-rows.ts';
import { Gallery } from './gallery.tsx';

markTurnedRows();

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery open={location.hash === '#cashbox'} />);
