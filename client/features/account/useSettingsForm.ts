import { useTranslation } from 'react-i18next';
import {
  type SettingsFragment,
  SettingsPageDocument,
  type UpdateAccountSettingsInput,
} from '../../gql/account/graphql.ts';
import { useUpdateAccountSettingsMutation } from '../../gql/account/hooks.ts';
import { formMutation, type StateOptions } from '../../ui/form/options.ts';
import type { ErrorText } from '../../ui/form/serverErrors.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { useReload } from '../../ui/form/useReload.ts';
import { showToast } from '../../ui/toasts.ts';

interface SettingsFormOptions<Values extends object>
  extends Pick<StateOptions<Values>, 'rules' | 'draft' | 'shapes'> {
  settings: SettingsFragment;
  toValues: (settings: SettingsFragment) => Values;
  toInput: (values: Values) => UpdateAccountSettingsInput;
  errorText?: ErrorText;
  onSaved?: (settings: SettingsFragment) => void;
}

/** Returns the form of one tab. Each form is saved separately. A reset restores the last saved values. */
export function useSettingsForm<Values extends object>({
  settings,
  toValues,
  onSaved,
  ...options
}: SettingsFormOptions<Values>) {
  const { t } = useTranslation('account');
  const [update] = useUpdateAccountSettingsMutation(formMutation);
  const reload = useReload(SettingsPageDocument);

  return useMutationForm({
    ...options,
    values: toValues(settings),
    depth: 2,
    async reload() {
      const latest = await reload({});
      return latest && toValues(latest.accountSettings);
    },
    save: ({ changes }) => update({ variables: { settings: changes } }),
    onSaved(data) {
      if (data) onSaved?.(data.updateAccountSettings);
      void showToast({ kind: 'success', message: t('toast.saved') });
    },
  });
}
