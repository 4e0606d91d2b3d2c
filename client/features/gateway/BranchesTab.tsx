import { Button, Card, FileButton, Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentPoint } from '../../data/branch.ts';
import { useStore } from '../../data/store.ts';
import { useGatewayBranchesQuery } from '../../gql/gateway/hooks.ts';
import { hasDraft } from '../../ui/form/draftStorage.ts';
import { useFormDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AgentList } from './AgentList.tsx';
import { BranchTable } from './BranchTable.tsx';
import { getRenameDraftName, importDraft, isBranchName } from './branchNames.ts';
import type { ImportedBranch } from './ImportBranchForm.tsx';
import { useBranchActions } from './useBranchActions.ts';

const NewBranchForm = lazyComponent(
  async () => (await import('./NewBranchForm.tsx')).NewBranchForm,
);
const ImportBranchForm = lazyComponent(
  async () => (await import('./ImportBranchForm.tsx')).ImportBranchForm,
);
const NameForm = lazyComponent(async () => (await import('./NameForm.tsx')).NameForm);

/** The branches of the gateway, and the actions on them. */
export function BranchesTab() {
  const { t } = useTranslation('gateway');
  const current = useStore(currentPoint);
  const { data, error, refetch } = useGatewayBranchesQuery({ fetchPolicy: 'cache-and-network' });
  const actions = useBranchActions();
  const branches = data?.branches;
  const createForm = useFormDrawer<string>(() => (hasDraft('branch.new') ? '' : undefined));
  const renameForm = useFormDrawer(() =>
    branches?.map(({ name }) => name).find((name) => hasDraft(getRenameDraftName(name))),
  );
  const importForm = useFormDrawer<ImportedBranch | null>(() =>
    hasDraft(importDraft) ? null : undefined,
  );

  if (!branches) {
    if (error) return <PanelFailure onRetry={() => void refetch()} />;
    return <Skeleton height={320} radius={10} data-placeholder />;
  }

  async function readScenario(file: File | null) {
    if (!file) return;
    try {
      const scenario: unknown = JSON.parse(await file.text());
      const name = file.name.replace(/(\.scenario)?\.json$/i, '').replace(/[^\w.-]+/g, '-');
      importForm.open({ name: isBranchName(name) ? name : '', scenario });
    } catch {
      void showToast({ kind: 'danger', message: t('branch.notJson', { name: file.name }) });
    }
  }

  return (
    <Stack gap={20}>
      <AgentList />
      <Card component="section" padding={0} mod="edge" aria-label={t('tab.branches')}>
        <Group gap="sm" mih={60} p="md" mod="line-bottom">
          <Title order={2} size="h3" ps={{ base: 'xs', xs: 'md' }}>
            {t('branch.count', { count: branches.length })}
          </Title>
          <Group gap="sm" ms="auto" align="stretch">
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
              onClick={() => createForm.open('')}
            >
              {t('branch.new')}
            </Button>
          </Group>
        </Group>

        <BranchTable
          branches={branches}
          current={current}
          actions={actions}
          onFork={createForm.open}
          onRename={renameForm.open}
        />

        {createForm.key > 0 && (
          <Suspense>
            <NewBranchForm
              key={`new ${createForm.key}`}
              draft="branch.new"
              from={createForm.subject}
              points={branches.map(({ name }) => name)}
              isOpen={createForm.isOpen}
              onClose={createForm.close}
            />
          </Suspense>
        )}
        {renameForm.subject && (
          <Suspense>
            <NameForm
              key={`rename ${renameForm.key}`}
              draft={getRenameDraftName(renameForm.subject)}
              title={t('branch.renameTitle', { name: renameForm.subject })}
              action={t('branch.rename')}
              name={renameForm.subject}
              isOpen={renameForm.isOpen}
              onClose={renameForm.close}
              onSave={(to) => actions.rename(renameForm.subject ?? '', to)}
            />
          </Suspense>
        )}
        {importForm.key > 0 && (
          <Suspense>
            <ImportBranchForm
              key={`import ${importForm.key}`}
              file={importForm.subject ?? null}
              isOpen={importForm.isOpen}
              onClose={importForm.close}
            />
          </Suspense>
        )}
      </Card>
    </Stack>
  );
}
