import { useTranslation } from 'react-i18next';
import type { Coordinates } from './world.ts';

/** Returns a function that formats coordinates, such as 41.2° N, 8.6° W. */
export function useCoordinatesFormatter() {
  const { t, i18n } = useTranslation('maps');
  const numberFormat = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });

  return ([longitude, latitude]: Coordinates) =>
    t('coordinates', {
      north: numberFormat.format(Math.abs(latitude)),
      east: numberFormat.format(Math.abs(longitude)),
      vertical: t(latitude < 0 ? 'south' : 'north'),
      horizontal: t(longitude < 0 ? 'west' : 'east'),
    });
}
