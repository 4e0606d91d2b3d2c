import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Outcome } from '../../ui/form/options.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { BranchNameInput } from './BranchNameInput.tsx';
import { isBranchName } from './branchNames.ts';

interface NameFormProps {
  /** The name of the draft. */
  draft: string;
  title: string;
  action: string;
  /** The initial name. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onSave: (name: string) => Promise<Outcome>;
}

/** A form for the name of a branch. */
export function NameForm(props: NameFormProps) {
  const { draft, title, action, name, isOpen, onClose, onSave } = props;
  const { t } = useTranslation('gateway');
  const form = useMutationForm({
    mode: 'uncontrolled',
    draft,
    values: { name },
    rules: { name: (text) => (isBranchName(text.trim()) ? null : t('branch.invalidName')) },
    save: ({ values }) => onSave(values.name),
    fieldNames: { to: 'name' },
    onSaved: onClose,
  });

  return (
    <FormDrawer form={form} title={title} isOpen={isOpen} onClose={onClose} action={action}>
      <BranchNameInput key={form.key('name')} {...form.getInputProps('name')} />
    </FormDrawer>
  );
}
