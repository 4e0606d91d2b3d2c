import { ActionIcon, Button, Card, Group, Text } from '@mantine/core';
import { IconArrowsSort, IconFilter, IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import classes from './ShopToolbar.module.css';
import { getShopVariables, type ShopParams, sorts } from './shopParams.ts';

interface ShopToolbarProps {
  params: ShopParams;
  total: number;
  /** The number of active filter groups. */
  filterCount: number;
  onChange: (changes: Partial<ShopParams>) => void;
  /** Opens the filters. Without this function, there is no button for them. */
  onFilters?: () => void;
}

const views = { grid: IconLayoutGrid, list: IconLayoutList };

export function ShopToolbar({ params, total, filterCount, onChange, onFilters }: ShopToolbarProps) {
  const { t } = useTranslation('ecommerce');
  const { sortBy } = getShopVariables(params);
  const sort = t(`sort.${sortBy}`);

  return (
    <Card padding="md" className={classes.toolbar}>
      <SearchInput
        className={classes.search}
        label={t('shop.search')}
        value={params.q}
        onChange={(q) => onChange({ q })}
      />
      <Text c="dimmed" mod="tabular" className={classes.count} role="status">
        <bdi>{t('shop.count', { count: total })}</bdi>
      </Text>
      {onFilters && (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onFilters}
        >
          {filterCount > 0 ? t('filters.some', { count: filterCount }) : t('filters.title')}
        </Button>
      )}
      <MenuButton
        variant="default"
        size={36}
        width={224}
        label={t('sort.label', { sort })}
        icon={<IconArrowsSort size={16} stroke={1.7} aria-hidden />}
        text={<bdi className={classes.sort}>{sort}</bdi>}
        groups={[
          {
            key: 'sort',
            choice: 'one',
            items: sorts.map((value) => ({
              key: value,
              label: t(`sort.${value}`),
              isChosen: value === sortBy,
              onClick: () => onChange({ sortBy: value }),
            })),
          },
        ]}
      />
      <Group
        gap="xs"
        wrap="nowrap"
        align="stretch"
        className={classes.views}
        role="group"
        aria-label={t('shop.view.label')}
      >
        {(['grid', 'list'] as const).map((view) => {
          const Icon = views[view];
          return (
            <ActionIcon
              key={view}
              size={36}
              variant="default"
              aria-label={t(`shop.view.${view}`)}
              aria-pressed={(params.view === 'list' ? 'list' : 'grid') === view}
              onClick={() => onChange({ view, page: params.page })}
            >
              <Icon size={18} stroke={1.7} />
            </ActionIcon>
          );
        })}
      </Group>
    </Card>
  );
}
