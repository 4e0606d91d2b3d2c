import { Card, Flex, SimpleGrid } from '@mantine/core';
import { IconCalendarDollar, IconTrendingUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserCard_UserFragment } from '../../gql/users/graphql.ts';
import { translateCountry } from '../../ui/countries.ts';
import { DateText } from '../../ui/DateText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { LabeledValue } from './LabeledValue.tsx';
import { RoleText, StatusText } from './RoleText.tsx';
import classes from './UserCard.module.css';
import cards from './UserViewPage.module.css';

/** The figures and the account of a user. */
export function UserCard({ user }: { user: UserCard_UserFragment }) {
  const { t, i18n } = useTranslation('users');
  const { status } = user;

  return (
    <Card component="section" miw={0} mod={{ edge: 'padded' }} className={cards.card}>
      {/* remove-feature invoices */}
      <SimpleGrid
        component="dl"
        cols={2}
        spacing="lg"
        mb={20}
        pb="lg"
        mod="line-bottom"
        className={classes.figures}
      >
        <Figure
          icon={<IconTrendingUp size={20} stroke={1.7} aria-hidden />}
          label={t('sales.monthly')}
          note={t('sales.monthlyNote')}
          value={user.sales.monthly}
        />
        <Figure
          icon={<IconCalendarDollar size={20} stroke={1.7} aria-hidden />}
          label={t('sales.annualProfit')}
          note={t('sales.annualProfitNote')}
          value={user.sales.annualProfit}
        />
      </SimpleGrid>
      {/* end invoices */}

      <Flex component="dl" gap="sm" direction="column" className={cards.details} data-narrow>
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
    </Card>
  );
}

// remove-feature invoices
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
        <MoneyText value={value} currency="USD" />
        <span>{note}</span>
      </dd>
    </div>
  );
}
// end invoices
