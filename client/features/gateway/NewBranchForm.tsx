import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { switchBranch } from '../../data/branch.ts';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { isBranchName } from './branchNames.ts';
import { useBranchActions } from './useBranchActions.ts';

interface NewBranchFormProps {
  /** The selected point to fork from. The default is the sample. */
  from?: string;
  /** Other points to choose from. */
  points?: string[];
  isOpen: boolean;
  onClose: () => void;
}

/** A form that creates a branch and switches to it. */
export function NewBranchForm({ from = '', points = [], isOpen, onClose }: NewBranchFormProps) {
  const { t } = useTranslation('gateway');
  const actions = useBranchActions();
  const availablePoints = [...new Set([...(from ? [from] : []), ...points])];
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', from },
    validate: { name: (name) => (isBranchName(name.trim()) ? null : t('branch.invalidName')) },
  });

  return (
    <DrawerForm
      title={t('branch.new')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('branch.create')}
      isDirty={() => form.isDirty()}
      onSubmit={form.onSubmit(
        async (values) => {
          const name = values.name.trim();
          if (!(await actions.create(name, values.from || null))) return;
          form.resetDirty();
          onClose();
          switchBranch(name);
        },
        () => form.getInputNode('name')?.focus(),
      )}
    >
      <TextInput
        key={form.key('name')}
        label={t('branch.name')}
        description={t('branch.nameHint')}
        withAsterisk
        data-autofocus
        maxLength={64}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
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
    </DrawerForm>
  );
}
