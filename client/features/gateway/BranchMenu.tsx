import { Text } from '@mantine/core';
import {
  IconAdjustmentsBolt,
  IconArrowBackUp,
  IconEye,
  IconGitBranch,
  IconGitFork,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentPoint, mainBranch, parsePoint, switchBranch } from '../../data/branch.ts';
import { useStore } from '../../data/store.ts';
import { useGatewayBranchesQuery } from '../../gql/gateway/hooks.ts';
import { useAbility } from '../../session/abilities.ts';
import { useDraftDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import classes from './BranchBadge.module.css';
import { setControlPanel } from './controlPanel.ts';
import { requiredAbility } from './requiredAbility.ts';

const NewBranchForm = lazyComponent(
  async () => (await import('./NewBranchForm.tsx')).NewBranchForm,
);

const forkDraft = 'branch.menu';

/** The maximum number of other branches in the menu. The control panel lists all of them. */
const maxListedBranches = 8;

/** The name of the branch or point in the navbar. It opens a menu to switch to another branch. */
export function BranchMenu() {
  const { t } = useTranslation('gateway');
  const can = useAbility();
  const current = useStore(currentPoint);
  const { branch, seq } = parsePoint(current);
  const { data } = useGatewayBranchesQuery({ skip: !can(requiredAbility) });
  const forkForm = useDraftDrawer(forkDraft);
  const Icon = seq === null ? IconGitBranch : IconEye;
  const iconProps = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

  const branchItems = (data?.branches ?? [])
    .filter(({ name }) => name !== branch && name !== mainBranch)
    .slice(0, maxListedBranches)
    .map(({ name }) => ({
      key: name,
      label: name,
      icon: <IconGitBranch {...iconProps} />,
      onClick: () => switchBranch(name),
    }));
  const actionItems = [
    ...(seq === null
      ? []
      : [
          {
            key: 'fork',
            label: t('travel.fork'),
            icon: <IconGitFork {...iconProps} />,
            onClick: forkForm.open,
          },
          ...(branch === mainBranch
            ? []
            : [
                {
                  key: 'present',
                  label: t('badge.present', { branch }),
                  icon: <IconArrowBackUp {...iconProps} />,
                  onClick: () => switchBranch(branch),
                },
              ]),
        ]),
    {
      key: 'main',
      label: t('badge.main'),
      icon: <IconArrowBackUp {...iconProps} />,
      onClick: () => switchBranch(mainBranch),
    },
    {
      key: 'panel',
      label: t('badge.panel'),
      icon: <IconAdjustmentsBolt {...iconProps} />,
      // The menu first returns the focus to its button. The panel opens later, to restore this focus when it closes.
      onClick: () => void setTimeout(() => setControlPanel('open'), 200),
    },
  ].filter(({ key }) => key === 'main' || key === 'present' || can(requiredAbility));

  return (
    <>
      <MenuButton
        label={
          seq === null ? t('badge.label', { name: current }) : t('badge.view', { name: current })
        }
        className={classes.badge}
        size={32}
        icon={<Icon {...iconProps} />}
        text={
          <Text component="bdi" inherit truncate>
            {current}
          </Text>
        }
        width={240}
        position="bottom-start"
        groups={[
          { key: 'actions', items: actionItems },
          ...(branchItems.length > 0
            ? [{ key: 'branches', label: t('badge.switch'), items: branchItems }]
            : []),
        ]}
      />
      {forkForm.key > 0 && (
        <Suspense>
          <NewBranchForm
            key={forkForm.key}
            draft={forkDraft}
            from={current}
            isOpen={forkForm.isOpen}
            onClose={forkForm.close}
          />
        </Suspense>
      )}
    </>
  );
}
