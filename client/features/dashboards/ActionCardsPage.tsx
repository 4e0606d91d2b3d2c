import { useQueryRefHandlers } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { getNow } from '../../data/clock.ts';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { ActionCard } from '../../ui/ActionCard.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { cardLoaders } from './cardLoaders.ts';
import { Cell, CellGrid } from './cards/Cell.tsx';
import { TransactionList } from './cards/TransactionsCard.tsx';
import { parseNumber, useFormats } from './cards/useFormats.ts';
import classes from './FactList.module.css';

/** A page of cards that can be collapsed, reloaded and removed. */
export function ActionCardsPage() {
  const { t, i18n } = useTranslation('dashboards/cards');
  const { formatNumber, formatDollars, formatPercent } = useFormats();
  const query = useLoaderData<(typeof cardLoaders)['action']>().page;
  // Before the data is read, so that a refetch is shown.
  const { refetch } = useQueryRefHandlers(query);
  const { data } = useLoadedQuery(query);
  const [loadedAt, setLoadedAt] = useState(getNow);
  const { salesSummary: summary, goalOverview: goal } = data;
  const timeFormat = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' });
  useTitle(t('action.title'));

  async function reload() {
    await refetch();
    setLoadedAt(getNow());
  }

  return (
    <CellGrid>
      <Cell size="fullWidth">
        <PageHeader
          title={t('action.title')}
          crumbs={[{ label: t('crumb') }]}
          about={t('action.about')}
        />
      </Cell>
      <Cell size="half">
        <ActionCard title={t('action.all')} onReload={reload} isCollapsible isRemovable>
          <FactList
            facts={[
              { label: t('action.sales'), text: formatNumber(summary.sales) },
              { label: t('action.customers'), text: formatNumber(summary.customers) },
              { label: t('action.products'), text: formatNumber(summary.products) },
              { label: t('action.revenue'), text: formatDollars(summary.revenue) },
            ]}
          />
        </ActionCard>
      </Cell>
      <Cell size="half">
        <ActionCard title={t('action.collapse')} isCollapsible>
          <TransactionList transactions={data.transactions} />
        </ActionCard>
      </Cell>
      <Cell size="half">
        <ActionCard title={t('action.reload')} onReload={reload}>
          <FactList
            facts={[
              { label: t('action.loadedAt'), text: timeFormat.format(loadedAt) },
              { label: t('action.completed'), text: formatNumber(parseNumber(goal.completed)) },
              { label: t('action.inProgress'), text: formatNumber(parseNumber(goal.inProgress)) },
            ]}
          />
        </ActionCard>
      </Cell>
      <Cell size="half">
        <ActionCard title={t('action.remove')} isRemovable>
          <FactList
            facts={data.browserStates.browsers.map(({ name, usage }) => ({
              label: name,
              text: formatPercent(usage),
            }))}
          />
        </ActionCard>
      </Cell>
    </CellGrid>
  );
}

/** A list of labels with figures. */
function FactList({ facts }: { facts: { label: string; text: string }[] }) {
  return (
    <dl className={classes.facts} data-lines>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <Text component="dt" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fw={500} mod="tabular">
            <bdi>{text}</bdi>
          </Text>
        </div>
      ))}
    </dl>
  );
}
