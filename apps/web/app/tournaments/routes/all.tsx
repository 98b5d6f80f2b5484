import { AreaPage } from '../parts/area-page.tsx';
import { areaLoad } from '../area-load.ts';

export const loader = areaLoad.loader;
export const clientLoader = areaLoad.clientLoader;

export default function AllRoute() {
  return <AreaPage area="all" />;
}
