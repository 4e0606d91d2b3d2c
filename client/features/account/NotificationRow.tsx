import { ActionIcon, Flex, Group, Stack, Text } from '@mantine/core';
import {
  IconArticle,
  IconBuilding,
  IconCalendar,
  IconChecklist,
  IconFileInvoice,
  IconMail,
  IconMailOpened,
  IconMessage,
  IconPackage,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NotificationKind, NotificationsQuery } from '../../gql/accountNavbar/graphql.ts';
import { canOpen } from '../../navigation/screenRegistry.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { TimeText } from '../../ui/TimeText.tsx';
import classes from './NotificationMenu.module.css';
import type { useNotifications } from './useNotifications.ts';

const iconProps = { size: 16, stroke: 1.7 };

interface NotificationRowProps {
  notification: NotificationsQuery['notificationList']['notifications'][number];
  actions: ReturnType<typeof useNotifications>;
  onClose: () => void;
}

/** A notification with its actions. Opening its link marks the notification as read. */
export function NotificationRow({ notification, actions, onClose }: NotificationRowProps) {
  const { t } = useTranslation('account');
  const { kind, text, fullName, avatar, link, time, isRead } = notification;
  const Icon = icons[kind];
  const ReadIcon = isRead ? IconMail : IconMailOpened;

  function open() {
    if (!isRead) void actions.setRead(notification, true);
    onClose();
  }

  return (
    <Flex
      component="li"
      gap="md"
      align="flex-start"
      px="sm"
      py={10}
      className={classes.row}
      data-unread={!isRead || undefined}
    >
      {fullName ? (
        <PersonAvatar fullName={fullName} avatar={avatar} isDecorative />
      ) : (
        <Flex
          component="span"
          c="var(--mantine-color-primary-light-color)"
          align="center"
          justify="center"
          w={28}
          h={28}
          flex="none"
          bdrs="50%"
          bg="var(--mantine-color-primary-light)"
        >
          <Icon size={16} stroke={1.7} aria-hidden />
        </Flex>
      )}
      <Stack gap={2} miw={0} flex={1} className={classes.text}>
        {!isRead && <span className="fd-sr-only">{t('notifications.isUnread')} </span>}
        {canOpen(link) ? (
          <Link className={classes.link} to={link} onClick={open}>
            <bdi>{text}</bdi>
          </Link>
        ) : (
          <span>
            <bdi>{text}</bdi>
          </span>
        )}
        <Text size="xs" c="dimmed" span>
          <TimeText value={time} />
        </Text>
      </Stack>
      <Group component="span" gap="xs" align="stretch" wrap="nowrap" className={classes.actions}>
        <ActionIcon
          size={28}
          variant="subtle"
          color="gray"
          aria-label={t(isRead ? 'notifications.markUnread' : 'notifications.markRead', { text })}
          onClick={() => void actions.setRead(notification, !isRead)}
        >
          <ReadIcon {...iconProps} />
        </ActionIcon>
        <ActionIcon
          size={28}
          variant="subtle"
          color="gray"
          aria-label={t('notifications.dismiss', { text })}
          onClick={() => void actions.dismiss(notification)}
        >
          <IconX {...iconProps} />
        </ActionIcon>
      </Group>
    </Flex>
  );
}

/** The icon of each type of notification. */
const icons = {
  MAIL: IconMail,
  CHAT: IconMessage,
  TASK: IconChecklist,
  EVENT: IconCalendar,
  INVOICE: IconFileInvoice,
  PRODUCT: IconPackage,
  USER: IconUsers,
  POST: IconArticle,
  SYSTEM: IconBuilding,
} satisfies Record<NotificationKind, typeof IconMail>;
