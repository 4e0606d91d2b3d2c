import { useTranslation } from 'react-i18next';
import { MapShape } from './MapShape.tsx';
import { WorldMap } from './WorldMap.tsx';
import { countries } from './world.ts';

/** The orders by numeric country code, which is the id of a country in the GeoJSON of the map. */
const orders: Record<string, { code: string; count: number }> = {
  '276': { code: 'DE', count: 41 },
  '250': { code: 'FR', count: 33 },
  '620': { code: 'PT', count: 27 },
  '724': { code: 'ES', count: 12 },
  '826': { code: 'GB', count: 9 },
  '380': { code: 'IT', count: 6 },
};

export function Countries() {
  const { t, i18n } = useTranslation('maps');
  const displayNames = new Intl.DisplayNames(i18n.language, { type: 'region' });

  return (
    <WorldMap
      label={t('demos.Countries')}
      center={[6, 46]}
      zoom={5}
      shapes={countries.map((country) => {
        const order = orders[String(country.id)];
        return (
          order && (
            <MapShape
              key={country.id}
              shape={country}
              label={t('orders', { country: displayNames.of(order.code), count: order.count })}
              tone={order.count > 20 ? 'success' : 'warning'}
            />
          )
        );
      })}
    />
  );
}
