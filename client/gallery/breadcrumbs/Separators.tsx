import { Breadcrumbs, Stack } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import { useCrumbs } from './useCrumbs.tsx';

const separators = {
  slash: '/',
  dots: '⋯',
  dash: '–',
  pipe: '|',
  chevron: <IconChevronRight className="fd-mirrored" display="block" size={16} stroke={1.7} />,
};

export function Separators() {
  const { t } = useTranslation('breadcrumbs');
  const crumbs = useCrumbs();

  return (
    <Stack gap="lg">
      {typedEntries(separators).map(([name, separator]) => (
        <nav key={name} aria-label={t(`separator.${name}`)}>
          <Breadcrumbs separator={<span aria-hidden>{separator}</span>}>{crumbs}</Breadcrumbs>
        </nav>
      ))}
    </Stack>
  );
}
