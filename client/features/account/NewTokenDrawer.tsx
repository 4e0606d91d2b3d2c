import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AccessTokensDocument, type CreateAccessTokenMutation } from '../../gql/account/graphql.ts';
import { useCreateAccessTokenMutation } from '../../gql/account/hooks.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank } from '../../ui/form/rules.ts';
import { isOneOf } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';

export type NewToken = CreateAccessTokenMutation['createPersonalAccessToken'];

/** The numbers of days after which a token can expire. */
const lifetimes = ['7', '30', '90', '365'];
const unlimited = 'unlimited';

interface NewTokenDrawerProps {
  isOpen: boolean;
  onCreated: (token: NewToken) => void;
  onClose: () => void;
}

/** A drawer with the form of a new access token. */
export function NewTokenDrawer({ isOpen, onCreated, onClose }: NewTokenDrawerProps) {
  const { t } = useTranslation('account');
  const [create] = useCreateAccessTokenMutation({
    ...formMutation,
    // The cache would keep the token.
    fetchPolicy: 'no-cache',
    refetchQueries: [AccessTokensDocument],
    awaitRefetchQueries: true,
  });
  const form = useMutationForm({
    draft: 'token.new',
    values: { name: '', lifetime: '30' },
    shapes: { lifetime: isOneOf([...lifetimes, unlimited]) },
    rules: { name: (name) => (isBlank(name) ? t('fieldError.blank') : null) },
    fieldNames: { expiresInDays: 'lifetime' },
    save: ({ values: { name, lifetime } }) =>
      create({
        variables: { name, expiresInDays: lifetime === unlimited ? null : Number(lifetime) },
      }),
    onSaved(data) {
      if (data) onCreated(data.createPersonalAccessToken);
      onClose();
    },
  });

  return (
    <FormDrawer
      form={form}
      title={t('tokens.new')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('tokens.create')}
    >
      <TextInput
        label={t('field.tokenName')}
        withAsterisk
        data-autofocus
        maxLength={100}
        autoComplete="off"
        description={t('hint.tokenName')}
        {...form.getInputProps('name')}
      />
      <Select
        label={t('field.lifetime')}
        data={[
          ...lifetimes.map((days) => ({
            value: days,
            label: t('tokens.days', { count: Number(days) }),
          })),
          { value: unlimited, label: t('tokens.unlimited') },
        ]}
        allowDeselect={false}
        description={t('hint.lifetime')}
        {...form.getInputProps('lifetime')}
      />
    </FormDrawer>
  );
}
