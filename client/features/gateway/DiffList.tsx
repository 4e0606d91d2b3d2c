import { Flex, Group, Skeleton, Text } from '@mantine/core';
import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classifyError } from '../../data/failure.ts';
import type { GatewayDiffQuery } from '../../gql/gateway/graphql.ts';
import { useGatewayDiffQuery } from '../../gql/gateway/hooks.ts';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './DiffList.module.css';
import { getChangedFields } from './diff.ts';

type Change = GatewayDiffQuery['branchDiff']['changes'][number];

const badgeProps = {
  ADDED: { tone: 'success', icon: IconPlus },
  CHANGED: { tone: 'info', icon: IconPencil },
  REMOVED: { tone: 'danger', icon: IconMinus },
} as const;

/** The rows and values that differ between two points. Each lists the changed fields before and after. */
export function DiffList({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('gateway');
  const { data, error, refetch } = useGatewayDiffQuery({
    variables: { from, to },
    // The present state of a branch changes with each command.
    fetchPolicy: 'network-only',
  });

  if (!data) {
    if (!error) return <Skeleton height={120} radius={8} data-placeholder />;
    const { kind, message } = classifyError(error);
    if (kind === 'refused' || kind === 'missing') return <Text c="dimmed">{message}</Text>;
    return <PanelFailure onRetry={() => void refetch()} />;
  }

  const { changes, total } = data.branchDiff;
  if (total === 0) return <Text c="dimmed">{t('diff.none')}</Text>;
  return (
    <>
      <Text c="dimmed">{t('diff.count', { count: total })}</Text>
      <Flex component="ul" gap="lg" direction="column">
        {changes.map((change) => (
          <ChangeItem key={`${change.table} ${change.id}`} change={change} />
        ))}
      </Flex>
      {changes.length < total && (
        <Text c="dimmed">{t('diff.shown', { count: changes.length })}</Text>
      )}
    </>
  );
}

function ChangeItem({ change }: { change: Change }) {
  const { t } = useTranslation('gateway');
  const { table, id, kind, before, after } = change;
  const { tone, icon } = badgeProps[kind];
  const fields = getChangedFields(before, after);

  return (
    <Flex
      component="li"
      gap="sm"
      direction="column"
      px="lg"
      py="md"
      bd="1px solid var(--mantine-color-default-border)"
      bdrs="md"
    >
      <Group gap="sm">
        <Text component="bdi" inherit ff="monospace" fz="caption">
          {id === null ? table : `${table} #${id}`}
        </Text>
        <StatusBadge tone={tone} icon={icon}>
          {t(`diff.${kind}`)}
        </StatusBadge>
      </Group>
      {fields.length > 0 ? (
        <table className={classes.fields}>
          <thead>
            <tr>
              <th scope="col">{t('diff.field')}</th>
              {kind !== 'ADDED' && <th scope="col">{t('diff.before')}</th>}
              {kind !== 'REMOVED' && <th scope="col">{t('diff.after')}</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.name || t('diff.value')}</th>
                {kind !== 'ADDED' && <td>{field.before}</td>}
                {kind !== 'REMOVED' && <td>{field.after}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Text c="dimmed">{t('diff.position')}</Text>
      )}
    </Flex>
  );
}
