import { Breadcrumbs, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import { useCrumbs } from './useCrumbs.tsx';

const positions = { start: 'flex-start', center: 'center', end: 'flex-end' };

export function Alignment() {
  const { t } = useTranslation('breadcrumbs');
  const crumbs = useCrumbs();

  return (
    <Stack gap="lg">
      {typedEntries(positions).map(([name, position]) => (
        <nav key={name} aria-label={t(`position.${name}`)}>
          <Breadcrumbs separator={<span aria-hidden>/</span>} style={{ justifyContent: position }}>
            {crumbs}
          </Breadcrumbs>
        </nav>
      ))}
    </Stack>
  );
}
