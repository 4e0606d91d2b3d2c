import { ActionIcon, Group } from '@mantine/core';
import { IconBell, IconMail, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconWithCount } from '../../ui/IconWithCount.tsx';

const icons = { mail: IconMail, messages: IconMessage, notices: IconBell };
type Inbox = keyof typeof icons;

/** The accessible name contains the number. A click marks all messages of an inbox as read. */
export function UnreadCounts() {
  const { t } = useTranslation('pillBadges');
  const [unread, setUnread] = useState<Record<Inbox, number>>({
    mail: 4,
    messages: 12,
    notices: 120,
  });

  return (
    <Group gap="lg" pt="sm">
      {(Object.keys(icons) as Inbox[]).map((id) => {
        const Icon = icons[id];
        return (
          <ActionIcon
            key={id}
            size={44}
            variant="default"
            styles={{ root: { overflow: 'visible' } }}
            onClick={() => setUnread({ ...unread, [id]: 0 })}
          >
            <span className="fd-sr-only">{t(`inbox.${id}`, { count: unread[id] })}</span>
            <IconWithCount count={unread[id]}>
              <Icon size={22} stroke={1.7} aria-hidden />
            </IconWithCount>
          </ActionIcon>
        );
      })}
    </Group>
  );
}
