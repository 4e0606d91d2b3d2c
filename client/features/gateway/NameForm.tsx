import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { isBranchName } from './branchNames.ts';

interface NameFormProps {
  title: string;
  action: string;
  /** The initial name. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
  /** Saves the name. Returns whether the server accepted it. */
  onSave: (name: string) => Promise<boolean>;
}

/** A form for the name of a branch. */
export function NameForm({ title, action, name, isOpen, onClose, onSave }: NameFormProps) {
  const { t } = useTranslation('gateway');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name },
    validate: { name: (text) => (isBranchName(text.trim()) ? null : t('branch.invalidName')) },
  });

  return (
    <DrawerForm
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      action={action}
      isDirty={() => form.isDirty()}
      onSubmit={form.onSubmit(
        async (values) => {
          if (!(await onSave(values.name.trim()))) return;
          form.resetDirty();
          onClose();
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
    </DrawerForm>
  );
}
