import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const sortOptions = ['name', 'price'] as const;
const brands = ['Holmvik', 'Corvane', 'Keyforth'];

/** A menu with a group of radio items and a group of checkbox items. */
export function WithGroups() {
  const { t } = useTranslation('dropdowns');
  const [sort, setSort] = useState<(typeof sortOptions)[number]>('name');
  const [shownBrands, setShownBrands] = useState(brands);

  return (
    <Menu position="bottom-start" width={220} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default">
          {t('view', { sort: t(`sort.${sort}`), count: shownBrands.length })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('sortBy')}</Menu.Label>
        {sortOptions.map((option) => (
          <Menu.RadioItem
            key={option}
            value={option}
            checked={option === sort}
            onChange={() => setSort(option)}
          >
            {t(`sort.${option}`)}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('brands')}</Menu.Label>
        {brands.map((brand) => (
          <Menu.CheckboxItem
            key={brand}
            checked={shownBrands.includes(brand)}
            onChange={(isShown) =>
              setShownBrands(
                isShown ? [...shownBrands, brand] : shownBrands.filter((name) => name !== brand),
              )
            }
          >
            {brand}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
