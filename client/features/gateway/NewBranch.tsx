import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { switchBranch } from '../../state/branch.ts';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { isBranchName } from './branchNames.ts';
import { useBranchActions } from './useBranchActions.ts';

interface NewBranchProps {
  /** The point to fork from. If absent, the branch begins with the sample. */
  from?: string;
  /** Other points to choose from. */
  points?: string[];
  isOpen: boolean;
  onClose: () => void;
}

/** The form of a new branch. It opens the branch when it is created. */
export function NewBranch({ from = '', points = [], isOpen, onClose }: NewBranchProps) {
  const { t } = useTranslation('gateway');
  const actions = useBranchActions();
  const choices = [...new Set([...(from ? [from] : []), ...points])];
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
          ...choices.map((point) => ({ value: point, label: point })),
        ]}
        rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        {...form.getInputProps('from')}
      />
    </DrawerForm>
  );
}
