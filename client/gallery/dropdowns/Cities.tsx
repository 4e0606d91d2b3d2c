import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

const cities = ['Lisbon', 'Hamburg', 'Lyon', 'Leeds'];

/** The items of the menus: offices. Selecting one shows a toast. */
export function Cities() {
  const { t } = useTranslation('dropdowns');

  return (
    <Menu.Dropdown>
      {cities.map((city) => (
        <Menu.Item
          key={city}
          onClick={() => showToast({ kind: 'success', message: t('chosen', { name: city }) })}
        >
          {city}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  );
}
