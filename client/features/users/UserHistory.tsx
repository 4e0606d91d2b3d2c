import { Card, Title } from '@mantine/core';
import {
  IconArrowBackUp,
  IconLock,
  IconMail,
  IconPencil,
  IconPhoto,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserPlus,
  IconUserShield,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { UserChangeKind, UserHistory_UserFragment } from '../../gql/users/graphql.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Timeline, type TimelineEntry } from '../../ui/Timeline.tsx';
import { planIcon } from './enums.ts';
import cards from './UserViewPage.module.css';

const changeStyles: Record<UserChangeKind, Pick<TimelineEntry, 'tone' | 'icon'>> = {
  ADDED: { tone: 'primary', icon: IconUserPlus },
  ROLE_CHANGED: { tone: 'primary', icon: IconUserShield },
  PLAN_CHANGED: { tone: 'primary', icon: planIcon },
  ACTIVATED: { tone: 'success', icon: IconUserCheck },
  SUSPENDED: { tone: 'danger', icon: IconUserOff },
  INVITED: { tone: 'warning', icon: IconMail },
  PERMISSIONS_CHANGED: { tone: 'info', icon: IconLock },
  DETAILS_CHANGED: { icon: IconPencil },
  PORTRAIT_CHANGED: { icon: IconPhoto },
  DELETED: { tone: 'danger', icon: IconTrash },
  RESTORED: { tone: 'success', icon: IconArrowBackUp },
};

/** The history of a user, latest first. */
export function UserHistory({ user }: { user: UserHistory_UserFragment }) {
  const { t } = useTranslation('users');
  const { history } = user;
  const entries = history.map(
    ({ kind, at, role, roleBefore, plan, planBefore }, index): TimelineEntry => ({
      // Counted from the oldest entry, so that the id of an entry does not change when another is added.
      id: history.length - index,
      ...changeStyles[kind],
      title: t(`history.${kind}`),
      time: <DateText value={at} />,
      text:
        role && roleBefore
          ? t('history.from', { before: t(`role.${roleBefore}`), after: t(`role.${role}`) })
          : plan && planBefore
            ? t('history.from', { before: t(`plan.${planBefore}`), after: t(`plan.${plan}`) })
            : undefined,
    }),
  );

  return (
    <Card component="section" miw={0} mod={{ edge: 'padded' }} className={cards.card}>
      <Title order={2} size="h3" mb="lg">
        {t('history.title')}
      </Title>
      <Timeline label={t('history.title')} entries={entries} />
    </Card>
  );
}
