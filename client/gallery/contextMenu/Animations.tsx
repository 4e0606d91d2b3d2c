import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Actions } from './Actions.tsx';
import { PointerMenu } from './PointerMenu.tsx';

const transitions = { fade: 'fade', flip: 'scale-y', slide: 'slide-up' } as const;

export function Animations() {
  const { t } = useTranslation('contextMenu');

  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={8}>
      {(Object.keys(transitions) as (keyof typeof transitions)[]).map((name) => (
        <PointerMenu
          key={name}
          label={t(name)}
          trigger="click"
          transitionProps={{ transition: transitions[name], duration: 300 }}
        >
          <Actions />
        </PointerMenu>
      ))}
    </SimpleGrid>
  );
}
