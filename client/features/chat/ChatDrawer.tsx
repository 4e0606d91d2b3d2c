import { CloseButton, Drawer, Group, Stack, Text, Title, useDirection } from '@mantine/core';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatStatus } from '../../gql/chat/graphql.ts';
import { ChatAvatar } from './ChatAvatar.tsx';
import classes from './ChatDrawer.module.css';

interface ChatDrawerProps extends PropsWithChildren {
  title: string;
  side: 'start' | 'end';
  person: { fullName: string; avatar: string; status: ChatStatus };
  detail: string;
  onClose: () => void;
}

/** A drawer with the details of a person beside the chats. */
export function ChatDrawer({ title, side, person, detail, onClose, children }: ChatDrawerProps) {
  const { t } = useTranslation('app');
  const { dir } = useDirection();
  const [isOpen, setOpen] = useState(false);
  // Opens the drawer after it is mounted. Otherwise, Mantine would show it without an animation.
  useEffect(() => setOpen(true), []);

  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position={(side === 'start') === (dir === 'ltr') ? 'left' : 'right'}
      size={380}
      padding={0}
      transitionProps={{ duration: 180 }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content aria-label={title}>
        <Group component="header" gap="xs" wrap="nowrap" ps="xl" pe="md" className={classes.header}>
          <Title order={2} size="h3" flex={1}>
            {title}
          </Title>
          <CloseButton size={40} iconSize={20} aria-label={t('close')} onClick={onClose} />
        </Group>
        <Stack ta="center" gap={0} align="center" px="xl" pt="xl" pb="xs">
          <ChatAvatar {...person} size="drawer" />
          <Text component="strong" size="lg" fw={600} mt="md">
            {person.fullName}
          </Text>
          <Text inherit c="dimmed" span>
            {detail}
          </Text>
        </Stack>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}
