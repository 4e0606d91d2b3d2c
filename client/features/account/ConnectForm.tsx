import { Button, Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConnectAccountMutation } from '../../gql/account/hooks.ts';
import { Form } from '../../ui/form/Form.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank, isWord } from '../../ui/form/rules.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { getConnectionDraftName, type Network } from './networks.ts';
import classes from './SettingsPage.module.css';

interface ConnectFormProps {
  network: Network;
  onClose: () => void;
}

/** A form with the username of the account on a network. */
export function ConnectForm({ network: { network, name }, onClose }: ConnectFormProps) {
  const { t } = useTranslation(['account', 'app']);
  const [connect] = useConnectAccountMutation(formMutation);
  const form = useMutationForm({
    draft: getConnectionDraftName(network),
    values: { id: '' },
    rules: {
      id: (text) => (isBlank(toId(text)) || !isWord(toId(text)) ? t('fieldError.handle') : null),
    },
    save: ({ values }) => connect({ variables: { network, id: toId(values.id) } }),
    onSaved(_, { id }) {
      const message = t('connections.connected', { name, id: toId(id) });
      void showToast({ kind: 'success', message });
      onClose();
    },
  });

  function cancel() {
    form.discard();
    onClose();
  }

  return (
    <Form form={form} className={classes.connect} hasNotices={false}>
      <TextInput
        label={t('connections.handle', { name })}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        data-autofocus
        autoFocus
        onKeyDown={({ key }) => key === 'Escape' && cancel()}
        {...form.getInputProps('id')}
      />
      <Group gap="sm" align="stretch" wrap="nowrap" pt={25}>
        <LoadingButton type="submit" loading={form.submitting}>
          {t('connections.connect')}
        </LoadingButton>
        <Button variant="default" disabled={form.submitting} onClick={cancel}>
          {t('app:cancel')}
        </Button>
      </Group>
    </Form>
  );
}

/** Returns the username without the sign before it. */
const toId = (text: string) => text.trim().replace(/^@/, '');
