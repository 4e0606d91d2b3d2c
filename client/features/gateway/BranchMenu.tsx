import {
  IconAdjustmentsBolt,
  IconArrowBackUp,
  IconEye,
  IconGitBranch,
  IconGitFork,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGatewayBranchesQuery } from '../../gql/gateway/hooks.ts';
import { useAbility } from '../../state/abilities.ts';
import { currentPoint, mainBranch, parsePoint, switchBranch } from '../../state/branch.ts';
import { setControlPanel } from '../../state/controlPanel.ts';
import { useStore } from '../../state/store.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import classes from './BranchBadge.module.css';
import { need } from './need.ts';

const NewBranch = lazyComponent(async () => (await import('./NewBranch.tsx')).NewBranch);

/** Other branches that the menu lists. The control panel has all of them. */
const mostListed = 8;

/** The name of the branch or point in the navbar, with a menu to leave it. */
export function BranchMenu() {
  const { t } = useTranslation('gateway');
  const can = useAbility();
  const current = useStore(currentPoint);
  const { branch, seq } = parsePoint(current);
  const { data } = useGatewayBranchesQuery({ skip: !can(need) });
  const [forking, setForking] = useState({ isOpen: false, times: 0 });
  const Icon = seq === null ? IconGitBranch : IconEye;
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

  const others = (data?.branches ?? [])
    .filter(({ name }) => name !== branch && name !== mainBranch)
    .slice(0, mostListed)
    .map(({ name }) => ({
      key: name,
      label: name,
      icon: <IconGitBranch {...icon} />,
      onClick: () => switchBranch(name),
    }));
  const acts = [
    ...(seq === null
      ? []
      : [
          {
            key: 'fork',
            label: t('travel.fork'),
            icon: <IconGitFork {...icon} />,
            onClick: () => setForking(({ times }) => ({ isOpen: true, times: times + 1 })),
          },
          ...(branch === mainBranch
            ? []
            : [
                {
                  key: 'present',
                  label: t('badge.present', { branch }),
                  icon: <IconArrowBackUp {...icon} />,
                  onClick: () => switchBranch(branch),
                },
              ]),
        ]),
    {
      key: 'main',
      label: t('badge.main'),
      icon: <IconArrowBackUp {...icon} />,
      onClick: () => switchBranch(mainBranch),
    },
    {
      key: 'panel',
      label: t('badge.panel'),
      icon: <IconAdjustmentsBolt {...icon} />,
      // The menu gives the focus back to its button first, and the panel then to it.
      onClick: () => void setTimeout(() => setControlPanel('open'), 200),
    },
  ].filter(({ key }) => key === 'main' || key === 'present' || can(need));

  return (
    <>
      <MenuButton
        label={
          seq === null ? t('badge.label', { name: current }) : t('badge.view', { name: current })
        }
        className={classes.badge}
        size={32}
        icon={<Icon {...icon} />}
        text={<bdi className={classes.name}>{current}</bdi>}
        width={240}
        position="bottom-start"
        groups={[
          { key: 'acts', items: acts },
          ...(others.length > 0
            ? [{ key: 'others', label: t('badge.switch'), items: others }]
            : []),
        ]}
      />
      {forking.times > 0 && (
        <Suspense>
          <NewBranch
            key={forking.times}
            from={current}
            isOpen={forking.isOpen}
            onClose={() => setForking(({ times }) => ({ isOpen: false, times }))}
          />
        </Suspense>
      )}
    </>
  );
}
