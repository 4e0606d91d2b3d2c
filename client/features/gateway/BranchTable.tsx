import { Button, Flex, Group } from '@mantine/core';
import {
  IconArrowsExchange,
  IconDotsVertical,
  IconDownload,
  IconGitFork,
  IconPencil,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { mainBranch, parsePoint, switchBranch } from '../../data/branch.ts';
import { confirm } from '../../ui/confirmation.ts';
import { getNumberFormat } from '../../ui/formats.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TimeText } from '../../ui/TimeText.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './BranchTable.module.css';
import type { Branch, useBranchActions } from './useBranchActions.ts';

interface BranchTableProps {
  branches: Branch[];
  /** The branch or point that this tab shows. */
  current: string;
  actions: ReturnType<typeof useBranchActions>;
  onFork: (from: string) => void;
  onRename: (name: string) => void;
}

/** The branches as a table. On a phone, each branch is a card. */
export function BranchTable(props: BranchTableProps) {
  const { branches, actions } = props;
  const { t } = useTranslation('gateway');

  async function confirmAndRun(action: 'reset' | 'delete', branch: Branch) {
    const isConfirmed = await confirm({
      title: t(`${action}.title`, { branch: branch.name }),
      text: t(`${action}.text`),
      action: t(`${action}.action`),
    });
    if (!isConfirmed) return;
    if (action === 'delete') await actions.remove(branch.name);
    else await actions.reset(branch, null);
  }

  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <caption className="fd-sr-only">{t('tab.branches')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('branch.name')}</th>
            <th scope="col">{t('branch.origin')}</th>
            <th scope="col" data-align="end">
              {t('branch.commands')}
            </th>
            <th scope="col" data-align="end">
              {t('branch.rows')}
            </th>
            <th scope="col">{t('branch.createdAt')}</th>
            <th scope="col">{t('branch.usedAt')}</th>
            <th scope="col">
              <span className="fd-sr-only">{t('branch.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {branches.map((branch) => (
            <BranchRow
              key={branch.name}
              {...props}
              branch={branch}
              onSelectAction={(action) => void confirmAndRun(action, branch)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BranchRowProps extends BranchTableProps {
  branch: Branch;
  onSelectAction: (action: 'reset' | 'delete') => void;
}

function BranchRow({ branch, current, actions, onFork, onRename, onSelectAction }: BranchRowProps) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const { name, origin, distance, rowCount, createdAt, usedAt } = branch;
  const isMain = name === mainBranch;
  const formatCount = (value: number) => getNumberFormat(language, {}).format(value);
  const iconProps = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

  const items = [
    {
      key: 'fork',
      label: t('branch.fork'),
      icon: <IconGitFork {...iconProps} />,
      onClick: () => onFork(name),
    },
    ...(isMain
      ? []
      : [
          {
            key: 'rename',
            label: t('branch.rename'),
            icon: <IconPencil {...iconProps} />,
            onClick: () => onRename(name),
          },
        ]),
    {
      key: 'export',
      label: t('branch.export'),
      icon: <IconDownload {...iconProps} />,
      onClick: () => void actions.exportScenario(name),
    },
    {
      key: 'reset',
      label: t('branch.reset'),
      icon: <IconRestore {...iconProps} />,
      onClick: () => onSelectAction('reset'),
    },
  ];
  const deleteItem = {
    key: 'delete',
    label: t('branch.delete'),
    icon: <IconTrash {...iconProps} />,
    isDanger: true,
    onClick: () => onSelectAction('delete'),
  };

  return (
    <tr>
      <th scope="row">
        <Flex component="span" gap="sm" wrap="wrap" align="center">
          <bdi>{name}</bdi>
          {name === parsePoint(current).branch && (
            <StatusBadge tone="primary">{t('branch.current')}</StatusBadge>
          )}
          {branch.faults.some(({ isEnabled }) => isEnabled) && (
            <StatusBadge tone="warning">{t('branch.faults')}</StatusBadge>
          )}
          {branch.clock.isFrozen && (
            <StatusBadge tone="info">{t('branch.clockFrozen')}</StatusBadge>
          )}
        </Flex>
      </th>
      <td data-label={t('branch.origin')}>
        <bdi>{origin ?? t('branch.sample')}</bdi>
      </td>
      <td data-align="end" data-label={t('branch.commands')}>
        {formatCount(distance)}
      </td>
      <td data-align="end" data-label={t('branch.rows')}>
        {formatCount(rowCount)}
      </td>
      <td data-label={t('branch.createdAt')}>
        <TimeText value={createdAt} />
      </td>
      <td data-label={t('branch.usedAt')}>
        <TimeText value={usedAt} />
      </td>
      <td>
        <Group gap={2} wrap="nowrap" align="stretch" justify="flex-end">
          <Button
            variant="subtle"
            disabled={name === current}
            leftSection={<IconArrowsExchange size={16} stroke={1.7} aria-hidden />}
            aria-label={t('branch.switchTo', { name })}
            onClick={() => switchBranch(name)}
          >
            {t('branch.switch')}
          </Button>
          <MenuButton
            label={t('branch.actionsFor', { name })}
            size={36}
            icon={<IconDotsVertical size={18} stroke={1.7} aria-hidden />}
            groups={[
              { key: 'actions', items },
              ...(isMain ? [] : [{ key: 'delete', items: [deleteItem] }]),
            ]}
          />
        </Group>
      </td>
    </tr>
  );
}
