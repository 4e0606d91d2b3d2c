import { Button, Group } from '@mantine/core';
import { IconArrowsSort, IconEye, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PostTag } from '../../gql/blog/graphql.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import classes from './BlogToolbar.module.css';
import { type defaultParams, getListVariables, showOptions, sorts } from './blogParams.ts';

interface BlogToolbarProps {
  params: typeof defaultParams;
  tag: PostTag | undefined;
  onChange: (changes: Partial<typeof defaultParams>) => void;
}

/** The search, the filters and the sort order of the list. */
export function BlogToolbar({ params, tag, onChange }: BlogToolbarProps) {
  const { t } = useTranslation('blog');
  const { sortBy } = getListVariables(params);
  const show = showOptions.find((option) => option === params.show) ?? 'PUBLISHED';

  return (
    <Group gap="sm" align="stretch">
      <SearchInput
        className={classes.search}
        label={t('search')}
        value={params.q}
        onChange={(q) => onChange({ q })}
      />
      <MenuButton
        variant="default"
        size={36}
        label={t('show.label', { show: t(`show.${show}`) })}
        icon={<IconEye size={16} stroke={1.7} aria-hidden />}
        text={<bdi>{t(`show.${show}`)}</bdi>}
        groups={[
          {
            key: 'show',
            choice: 'one',
            items: showOptions.map((value) => ({
              key: value,
              label: t(`show.${value}`),
              isChosen: value === show,
              onClick: () => onChange({ show: value }),
            })),
          },
        ]}
      />
      <MenuButton
        variant="default"
        size={36}
        label={t('sort.label', { sort: t(`sort.${sortBy}`) })}
        icon={<IconArrowsSort size={16} stroke={1.7} aria-hidden />}
        text={<bdi>{t(`sort.${sortBy}`)}</bdi>}
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
      {tag && (
        <Button
          variant="light"
          rightSection={<IconX size={16} stroke={1.8} aria-hidden />}
          aria-label={t('clearTag', { tag: t(`tag.${tag}`) })}
          onClick={() => onChange({ tag: '' })}
        >
          {t(`tag.${tag}`)}
        </Button>
      )}
    </Group>
  );
}
