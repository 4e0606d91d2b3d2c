import { useTranslation } from 'react-i18next';
import type { Coordinates } from './world.ts';

/** Returns a format for places: 41.2° N, 8.6° W. */
export function usePlaceText() {
  const { t, i18n } = useTranslation('maps');
  const degrees = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });

  return ([longitude, latitude]: Coordinates) =>
    t('place', {
      north: degrees.format(Math.abs(latitude)),
      east: degrees.format(Math.abs(longitude)),
      vertical: t(latitude < 0 ? 'south' : 'north'),
      horizontal: t(longitude < 0 ? 'west' : 'east'),
    });
}
