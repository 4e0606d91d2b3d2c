import { Button, FileButton, Skeleton } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGatewayBranchesQuery } from '../../gql/gateway/hooks.ts';
import { currentPoint, switchBranch } from '../../state/branch.ts';
import { useStore } from '../../state/store.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { BranchTable } from './BranchTable.tsx';
import { isBranchName } from './branchNames.ts';
import panel from './ControlPanel.module.css';
import { useBranchActions } from './useBranchActions.ts';

const NewBranch = lazyComponent(async () => (await import('./NewBranch.tsx')).NewBranch);
const NameForm = lazyComponent(async () => (await import('./NameForm.tsx')).NameForm);

/** A form that is open. It stays mounted while it closes, and starts afresh when it opens again. */
interface Opened {
  times: number;
  isOpen: boolean;
}

/** The branches of the gateway, and what can be done with them. */
export function BranchesTab() {
  const { t } = useTranslation('gateway');
  const current = useStore(currentPoint);
  const { data, error, refetch } = useGatewayBranchesQuery({ fetchPolicy: 'cache-and-network' });
  const actions = useBranchActions();
  const [creating, setCreating] = useState<Opened & { from?: string }>({ times: 0, isOpen: false });
  const [renaming, setRenaming] = useState<Opened & { name: string }>({
    times: 0,
    isOpen: false,
    name: '',
  });
  const [importing, setImporting] = useState<Opened & { name: string; scenario: unknown }>({
    times: 0,
    isOpen: false,
    name: '',
    scenario: null,
  });
  const branches = data?.branches;

  if (!branches) {
    if (error) return <PanelFailure onRetry={() => void refetch()} />;
    return <Skeleton height={320} radius={10} data-waiting />;
  }

  const create = (from?: string) =>
    setCreating(({ times }) => ({ times: times + 1, isOpen: true, from }));

  async function readScenario(file: File | null) {
    if (!file) return;
    try {
      const scenario: unknown = JSON.parse(await file.text());
      const name = file.name.replace(/(\.scenario)?\.json$/i, '').replace(/[^\w.-]+/g, '-');
      setImporting(({ times }) => ({
        times: times + 1,
        isOpen: true,
        name: isBranchName(name) ? name : '',
        scenario,
      }));
    } catch {
      void showToast({ kind: 'danger', message: t('branch.notJson', { name: file.name }) });
    }
  }

  return (
    <section className={panel.card} aria-label={t('tab.branches')}>
      <div className={panel.bar}>
        <h2 className={panel.heading}>{t('branch.count', { count: branches.length })}</h2>
        <div className={panel.end}>
          <FileButton accept="application/json,.json" onChange={readScenario}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={16} stroke={1.7} aria-hidden />}
              >
                {t('branch.import')}
              </Button>
            )}
          </FileButton>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => create()}>
            {t('branch.new')}
          </Button>
        </div>
      </div>

      <BranchTable
        branches={branches}
        current={current}
        actions={actions}
        onFork={create}
        onRename={(name) => setRenaming(({ times }) => ({ times: times + 1, isOpen: true, name }))}
      />

      {creating.times > 0 && (
        <Suspense>
          <NewBranch
            key={`new ${creating.times}`}
            from={creating.from}
            points={branches.map(({ name }) => name)}
            isOpen={creating.isOpen}
            onClose={() => setCreating((last) => ({ ...last, isOpen: false }))}
          />
        </Suspense>
      )}
      {renaming.times > 0 && (
        <Suspense>
          <NameForm
            key={`rename ${renaming.times}`}
            title={t('branch.renameTitle', { name: renaming.name })}
            action={t('branch.rename')}
            name={renaming.name}
            isOpen={renaming.isOpen}
            onClose={() => setRenaming((last) => ({ ...last, isOpen: false }))}
            onSave={(to) => actions.rename(renaming.name, to)}
          />
        </Suspense>
      )}
      {importing.times > 0 && (
        <Suspense>
          <NameForm
            key={`import ${importing.times}`}
            title={t('branch.importTitle')}
            action={t('branch.import')}
            name={importing.name}
            isOpen={importing.isOpen}
            onClose={() => setImporting((last) => ({ ...last, isOpen: false }))}
            onSave={async (name) => {
              const isDone = await actions.importBranch(name, importing.scenario);
              if (isDone) {
                void showToast({
                  kind: 'success',
                  message: t('toast.imported', { name }),
                  action: { label: t('branch.switch'), run: () => switchBranch(name) },
                });
              }
              return isDone;
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
