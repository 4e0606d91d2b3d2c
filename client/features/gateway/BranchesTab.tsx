import { Button, FileButton, Skeleton, Stack } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentPoint, switchBranch } from '../../data/branch.ts';
import { useStore } from '../../data/store.ts';
import { useGatewayBranchesQuery } from '../../gql/gateway/hooks.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AgentList } from './AgentList.tsx';
import { BranchTable } from './BranchTable.tsx';
import { isBranchName } from './branchNames.ts';
import panel from './ControlPanel.module.css';
import { useBranchActions } from './useBranchActions.ts';

const NewBranchForm = lazyComponent(
  async () => (await import('./NewBranchForm.tsx')).NewBranchForm,
);
const NameForm = lazyComponent(async () => (await import('./NameForm.tsx')).NameForm);

/** The state of a form in a drawer. The form stays mounted while it closes, and is reset when it opens again. */
interface FormState {
  /** The key of the form, because a new key resets it. */
  openCount: number;
  isOpen: boolean;
}

/** The branches of the gateway, and the actions on them. */
export function BranchesTab() {
  const { t } = useTranslation('gateway');
  const current = useStore(currentPoint);
  const { data, error, refetch } = useGatewayBranchesQuery({ fetchPolicy: 'cache-and-network' });
  const actions = useBranchActions();
  const [createForm, setCreateForm] = useState<FormState & { from?: string }>({
    openCount: 0,
    isOpen: false,
  });
  const [renameForm, setRenameForm] = useState<FormState & { name: string }>({
    openCount: 0,
    isOpen: false,
    name: '',
  });
  const [importForm, setImportForm] = useState<FormState & { name: string; scenario: unknown }>({
    openCount: 0,
    isOpen: false,
    name: '',
    scenario: null,
  });
  const branches = data?.branches;

  if (!branches) {
    if (error) return <PanelFailure onRetry={() => void refetch()} />;
    return <Skeleton height={320} radius={10} data-placeholder />;
  }

  const openCreateForm = (from?: string) =>
    setCreateForm(({ openCount }) => ({ openCount: openCount + 1, isOpen: true, from }));

  async function readScenario(file: File | null) {
    if (!file) return;
    try {
      const scenario: unknown = JSON.parse(await file.text());
      const name = file.name.replace(/(\.scenario)?\.json$/i, '').replace(/[^\w.-]+/g, '-');
      setImportForm(({ openCount }) => ({
        openCount: openCount + 1,
        isOpen: true,
        name: isBranchName(name) ? name : '',
        scenario,
      }));
    } catch {
      void showToast({ kind: 'danger', message: t('branch.notJson', { name: file.name }) });
    }
  }

  return (
    <Stack gap={20}>
      <AgentList />
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
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => openCreateForm()}
            >
              {t('branch.new')}
            </Button>
          </div>
        </div>

        <BranchTable
          branches={branches}
          current={current}
          actions={actions}
          onFork={openCreateForm}
          onRename={(name) =>
            setRenameForm(({ openCount }) => ({ openCount: openCount + 1, isOpen: true, name }))
          }
        />

        {createForm.openCount > 0 && (
          <Suspense>
            <NewBranchForm
              key={`new ${createForm.openCount}`}
              from={createForm.from}
              points={branches.map(({ name }) => name)}
              isOpen={createForm.isOpen}
              onClose={() => setCreateForm((previous) => ({ ...previous, isOpen: false }))}
            />
          </Suspense>
        )}
        {renameForm.openCount > 0 && (
          <Suspense>
            <NameForm
              key={`rename ${renameForm.openCount}`}
              title={t('branch.renameTitle', { name: renameForm.name })}
              action={t('branch.rename')}
              name={renameForm.name}
              isOpen={renameForm.isOpen}
              onClose={() => setRenameForm((previous) => ({ ...previous, isOpen: false }))}
              onSave={(to) => actions.rename(renameForm.name, to)}
            />
          </Suspense>
        )}
        {importForm.openCount > 0 && (
          <Suspense>
            <NameForm
              key={`import ${importForm.openCount}`}
              title={t('branch.importTitle')}
              action={t('branch.import')}
              name={importForm.name}
              isOpen={importForm.isOpen}
              onClose={() => setImportForm((previous) => ({ ...previous, isOpen: false }))}
              onSave={async (name) => {
                const result = await actions.importBranch(name, importForm.scenario);
                if (!result.error) {
                  void showToast({
                    kind: 'success',
                    message: t('toast.imported', { name }),
                    action: { label: t('branch.switch'), run: () => switchBranch(name) },
                  });
                }
                return result;
              }}
            />
          </Suspense>
        )}
      </section>
    </Stack>
  );
}
