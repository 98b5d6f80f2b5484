import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery open={location.hash === '#cashbox'} />);
