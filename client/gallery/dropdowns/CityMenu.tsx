import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

const cities = ['Lisbon', 'Hamburg', 'Lyon', 'Leeds'];

/** The content of each menu: a list of cities. A toast shows the selected city. */
export function CityMenu() {
  const { t } = useTranslation('dropdowns');

  return (
    <Menu.Dropdown>
      {cities.map((city) => (
        <Menu.Item
          key={city}
          onClick={() => showToast({ kind: 'success', message: t('selected', { name: city }) })}
        >
          {city}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  );
}
