import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { switchBranch } from '../../data/branch.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { showToast } from '../../ui/toasts.ts';
import { BranchNameInput } from './BranchNameInput.tsx';
import { importDraft, isBranchName } from './branchNames.ts';
import { useBranchActions } from './useBranchActions.ts';

/** The name of the new branch, and the content of its file. */
export interface ImportedBranch {
  name: string;
  scenario: unknown;
}

interface ImportBranchFormProps {
  /** The chosen file. Null if a draft is restored. */
  file: ImportedBranch | null;
  isOpen: boolean;
  onClose: () => void;
}

/** A form that creates a branch from a scenario. */
export function ImportBranchForm({ file, isOpen, onClose }: ImportBranchFormProps) {
  const { t } = useTranslation('gateway');
  const actions = useBranchActions();
  const form = useMutationForm<ImportedBranch>({
    draft: importDraft,
    values: { name: '', scenario: null },
    shapes: { scenario: () => true },
    rules: { name: (text) => (isBranchName(text.trim()) ? null : t('branch.invalidName')) },
    save: ({ values: { name, scenario } }) => actions.importBranch(name, scenario),
    onSaved(_, { name }) {
      onClose();
      void showToast({
        kind: 'success',
        message: t('toast.imported', { name }),
        action: { label: t('branch.switch'), run: () => switchBranch(name) },
      });
    },
  });

  const readFile = useEffectEvent(() => {
    if (file) form.setValues(file);
  });
  useEffect(() => readFile(), []);

  return (
    <FormDrawer
      form={form}
      title={t('branch.importTitle')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('branch.import')}
    >
      <BranchNameInput {...form.getInputProps('name')} />
    </FormDrawer>
  );
}
