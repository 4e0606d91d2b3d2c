import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const sorts = ['name', 'price'] as const;
const brands = ['Holmvik', 'Corvane', 'Keyforth'];

/** Radio items and checkbox items. */
export function WithGroups() {
  const { t } = useTranslation('dropdowns');
  const [sort, setSort] = useState<(typeof sorts)[number]>('name');
  const [shown, setShown] = useState(brands);

  return (
    <Menu position="bottom-start" width={220} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default">
          {t('view', { sort: t(`sort.${sort}`), count: shown.length })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('sortBy')}</Menu.Label>
        {sorts.map((one) => (
          <Menu.RadioItem
            key={one}
            value={one}
            checked={one === sort}
            onChange={() => setSort(one)}
          >
            {t(`sort.${one}`)}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('brands')}</Menu.Label>
        {brands.map((brand) => (
          <Menu.CheckboxItem
            key={brand}
            checked={shown.includes(brand)}
            onChange={(isShown) =>
              setShown(isShown ? [...shown, brand] : shown.filter((one) => one !== brand))
            }
          >
            {brand}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
