import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { switchBranch } from '../../data/branch.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { BranchNameInput } from './BranchNameInput.tsx';
import { isBranchName } from './branchNames.ts';
import { useBranchActions } from './useBranchActions.ts';

interface NewBranchFormProps {
  /** The name of the draft, which differs between the places that have the form. */
  draft: string;
  /** The selected point to fork from. The default is the sample. */
  from?: string;
  /** Other points to choose from. */
  points?: string[];
  isOpen: boolean;
  onClose: () => void;
}

/** A form that creates a branch and switches to it. */
export function NewBranchForm(props: NewBranchFormProps) {
  const { draft, from = '', points = [], isOpen, onClose } = props;
  const { t } = useTranslation('gateway');
  const actions = useBranchActions();
  const availablePoints = [...new Set([...(from ? [from] : []), ...points])];
  const form = useMutationForm({
    mode: 'uncontrolled',
    draft,
    values: { name: '', from },
    rules: { name: (name) => (isBranchName(name.trim()) ? null : t('branch.invalidName')) },
    save: ({ values }) => actions.create(values.name, values.from || null),
    onSaved(_, { name }) {
      onClose();
      switchBranch(name);
    },
  });

  return (
    <FormDrawer
      form={form}
      title={t('branch.new')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('branch.create')}
    >
      <BranchNameInput key={form.key('name')} {...form.getInputProps('name')} />
      <NativeSelect
        key={form.key('from')}
        label={t('branch.from')}
        description={t('branch.fromHint')}
        data={[
          { value: '', label: t('branch.sample') },
          ...availablePoints.map((point) => ({ value: point, label: point })),
        ]}
        rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        {...form.getInputProps('from')}
      />
    </FormDrawer>
  );
}
