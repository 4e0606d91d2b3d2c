import { Button, Card, Flex, Stack, Title } from '@mantine/core';
import { IconCalendarDollar, IconPencil, IconTrash, IconTrendingUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { UserCard_UserFragment } from '../../gql/users/graphql.ts';
import { translateCountry } from '../../ui/countries.ts';
import { DateText } from '../../ui/DateText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { LabeledValue } from './LabeledValue.tsx';
import { RoleText, StatusText } from './RoleText.tsx';
import { type SettableStatus, statusActions } from './statusActions.ts';
import classes from './UserCard.module.css';
import cards from './UserViewPage.module.css';
import { useUserActions } from './useUserActions.ts';

const iconProps = { size: 16, stroke: 1.7, 'aria-hidden': true };

/** The profile of a user, with the actions on the user. */
export function UserCard({ user }: { user: UserCard_UserFragment }) {
  const { t, i18n } = useTranslation('users');
  const navigate = useNavigate();
  const actions = useUserActions();
  const { id, fullName, sales, status } = user;

  const actionButtons = useRef<HTMLDivElement>(null);
  const hasSetStatus = useRef(false);

  // The button that sets a status is replaced by the one that reverts it.
  useEffect(() => {
    if (hasSetStatus.current) {
      actionButtons.current?.querySelector<HTMLElement>(`[data-from~="${status}"]`)?.focus();
    }
    hasSetStatus.current = false;
  }, [status]);

  function setStatus(newStatus: SettableStatus) {
    hasSetStatus.current = true;
    void actions.setStatus([user], newStatus);
  }

  async function remove() {
    if (await actions.remove([user])) navigate('/apps/user/list');
  }

  return (
    <Card component="section" miw={0} mod={{ edge: 'padded' }} className={cards.card}>
      <Stack gap="xs" ta="center" align="center" pt="xs">
        <PersonAvatar fullName={fullName} avatar={user.avatar} size={96} isDecorative />
        <Title order={1} size="h2" mt="md" className={classes.name}>
          {fullName}
        </Title>
        <a className={classes.email} href={`mailto:${user.email}`}>
          {user.email}
        </a>
      </Stack>

      <dl className={classes.figures}>
        <Figure
          icon={<IconTrendingUp size={20} stroke={1.7} aria-hidden />}
          label={t('sales.monthly')}
          note={t('sales.monthlyNote')}
          value={sales.monthly}
        />
        <Figure
          icon={<IconCalendarDollar size={20} stroke={1.7} aria-hidden />}
          label={t('sales.annualProfit')}
          note={t('sales.annualProfitNote')}
          value={sales.annualProfit}
        />
      </dl>

      <Flex component="dl" gap="sm" direction="column" className={cards.details}>
        <LabeledValue label={t('field.username')}>
          <bdi>@{user.username}</bdi>
        </LabeledValue>
        <LabeledValue label={t('field.status')}>
          <StatusText status={status} />
        </LabeledValue>
        <LabeledValue label={t('field.role')}>
          <RoleText role={user.role} />
        </LabeledValue>
        <LabeledValue label={t('field.company')}>{user.company}</LabeledValue>
        <LabeledValue label={t('field.country')}>
          {translateCountry(user.country, i18n.language)}
        </LabeledValue>
        <LabeledValue label={t('field.contact')}>
          <a href={`tel:${user.contact.replace(/[^\d+]/g, '')}`}>
            <bdi dir="ltr">{user.contact}</bdi>
          </a>
        </LabeledValue>
        <LabeledValue label={t('field.createdAt')}>
          <DateText value={user.createdAt} />
        </LabeledValue>
      </Flex>

      <div ref={actionButtons} className={classes.actions}>
        <Button
          component={Link}
          to={`/apps/user/edit/${id}`}
          leftSection={<IconPencil {...iconProps} />}
          data-main
        >
          {t('edit.open')}
        </Button>
        {statusActions
          .filter(({ from }) => from.includes(status))
          .map(({ to, from, Icon }) => (
            <Button
              key={to}
              variant="default"
              leftSection={<Icon {...iconProps} />}
              data-from={from.join(' ')}
              onClick={() => setStatus(to)}
            >
              {t(`statusAction.${to}`)}
            </Button>
          ))}
        <Button
          variant="default"
          c="danger"
          leftSection={<IconTrash {...iconProps} />}
          onClick={remove}
        >
          {t('delete')}
        </Button>
      </div>
    </Card>
  );
}

interface FigureProps {
  icon: ReactNode;
  label: string;
  /** The text below the amount. */
  note: string;
  /** The amount in dollars. */
  value: number;
}

function Figure({ icon, label, note, value }: FigureProps) {
  return (
    <div>
      {icon}
      <dt>{label}</dt>
      <dd>
        <MoneyText value={Math.round(value * 100)} currency="USD" />
        <span>{note}</span>
      </dd>
    </div>
  );
}
