import { Button } from '@mantine/core';
import {
  IconArrowsExchange,
  IconDotsVertical,
  IconDownload,
  IconGitFork,
  IconPencil,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mainBranch, parsePoint, switchBranch } from '../../state/branch.ts';
import { useLanguage } from '../../state/useLanguage.ts';
import { getNumberFormat } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TimeText } from '../../ui/TimeText.tsx';
import classes from './BranchTable.module.css';
import type { Branch, useBranchActions } from './useBranchActions.ts';

const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm, true);

interface BranchTableProps {
  branches: Branch[];
  /** The branch or point that this tab shows. */
  current: string;
  actions: ReturnType<typeof useBranchActions>;
  onFork: (from: string) => void;
  onRename: (name: string) => void;
}

/** The branches as a table. On a phone, each of them is a card. */
export function BranchTable(props: BranchTableProps) {
  const { branches, actions } = props;
  const { t } = useTranslation('gateway');
  const [asking, setAsking] = useState<{ act: 'reset' | 'delete'; branch: Branch }>();

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
              onAsk={(act) => setAsking({ act, branch })}
            />
          ))}
        </tbody>
      </table>
      {asking && (
        <Suspense>
          <Confirm
            title={t(`${asking.act}.title`, { branch: asking.branch.name })}
            text={t(`${asking.act}.text`)}
            action={t(`${asking.act}.action`)}
            onClose={() => setAsking(undefined)}
            onConfirm={() => {
              setAsking(undefined);
              if (asking.act === 'delete') void actions.remove(asking.branch.name);
              else void actions.reset(asking.branch, null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface BranchRowProps extends BranchTableProps {
  branch: Branch;
  onAsk: (act: 'reset' | 'delete') => void;
}

function BranchRow({ branch, current, actions, onFork, onRename, onAsk }: BranchRowProps) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const { name, origin, distance, rowCount, createdAt, usedAt } = branch;
  const isMain = name === mainBranch;
  const count = (value: number) => getNumberFormat(language, {}).format(value);
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

  const items = [
    {
      key: 'fork',
      label: t('branch.fork'),
      icon: <IconGitFork {...icon} />,
      onClick: () => onFork(name),
    },
    ...(isMain
      ? []
      : [
          {
            key: 'rename',
            label: t('branch.rename'),
            icon: <IconPencil {...icon} />,
            onClick: () => onRename(name),
          },
        ]),
    {
      key: 'export',
      label: t('branch.export'),
      icon: <IconDownload {...icon} />,
      onClick: () => void actions.exportScenario(name),
    },
    {
      key: 'reset',
      label: t('branch.reset'),
      icon: <IconRestore {...icon} />,
      onClick: () => onAsk('reset'),
    },
  ];
  const remove = {
    key: 'delete',
    label: t('branch.delete'),
    icon: <IconTrash {...icon} />,
    isDanger: true,
    onClick: () => onAsk('delete'),
  };

  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
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
        </span>
      </th>
      <td data-label={t('branch.origin')}>
        <bdi>{origin ?? t('branch.sample')}</bdi>
      </td>
      <td data-align="end" data-label={t('branch.commands')}>
        {count(distance)}
      </td>
      <td data-align="end" data-label={t('branch.rows')}>
        {count(rowCount)}
      </td>
      <td data-label={t('branch.createdAt')}>
        <TimeText value={createdAt} />
      </td>
      <td data-label={t('branch.usedAt')}>
        <TimeText value={usedAt} />
      </td>
      <td className={classes.acts}>
        <div>
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
            label={t('branch.actionsOf', { name })}
            size={36}
            icon={<IconDotsVertical size={18} stroke={1.7} aria-hidden />}
            groups={[
              { key: 'acts', items },
              ...(isMain ? [] : [{ key: 'delete', items: [remove] }]),
            ]}
          />
        </div>
      </td>
    </tr>
  );
}
