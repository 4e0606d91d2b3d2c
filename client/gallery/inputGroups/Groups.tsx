import { SimpleGrid } from '@mantine/core';
import { IconLock, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { InputGroup } from './InputGroup.tsx';

/** Seven fields with an addition before the field, after the field, or on both sides. */
export function Groups({ isMerged }: { isMerged?: boolean }) {
  const { t } = useTranslation('inputGroups');

  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <InputGroup
        isMerged={isMerged}
        label={t('search')}
        before={<IconSearch size={18} stroke={1.7} aria-hidden />}
      />
      <InputGroup isMerged={isMerged} label={t('username')} before="@" placeholder="ines.okafor" />
      <InputGroup isMerged={isMerged} label={t('mailbox')} after="@marlowfinch.example" />
      <InputGroup isMerged={isMerged} label={t('pageUrl')} before="https://" after="/desks" />
      <InputGroup isMerged={isMerged} label={t('price')} before="$" after=".00" placeholder="480" />
      <InputGroup isMerged={isMerged} label={t('weight')} after="kg" placeholder="32" />
      <InputGroup
        isMerged={isMerged}
        label={t('code')}
        after={<IconLock size={18} stroke={1.7} aria-hidden />}
      />
    </SimpleGrid>
  );
}
