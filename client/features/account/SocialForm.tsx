import { Box, Text, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { Fields } from '../../ui/form/Fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { ConnectionRow } from './ConnectionRow.tsx';
import { networks, profileSites } from './networks.ts';
import type { SocialFormState } from './useSocialForm.ts';

interface SocialFormProps {
  form: SocialFormState;
  connections: SettingsFragment['social']['connections'];
}

/** The links to profiles, which are saved together, and the connected accounts, which are saved separately. */
export function SocialForm({ form, connections }: SocialFormProps) {
  const { t } = useTranslation('account');

  return (
    <>
      <Text c="dimmed" mb="lg">
        {t('settings.links')}
      </Text>
      <Form form={form}>
        <Fields>
          {profileSites.map(({ id, name, Icon }) => (
            <TextInput
              key={id}
              type="url"
              label={name}
              placeholder="https://"
              leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
              maxLength={200}
              autoComplete="off"
              {...form.getInputProps(id)}
            />
          ))}
        </Fields>
        <FormButtons form={form} />
      </Form>

      <Title order={3} mt={32} mb="xs">
        {t('connections.title')}
      </Title>
      <Text c="dimmed">{t('connections.text')}</Text>
      <Box component="ul" mt="md" mod="lines" aria-label={t('connections.title')}>
        {networks.map((network) => (
          <ConnectionRow key={network.id} network={network} connection={connections[network.id]} />
        ))}
      </Box>
    </>
  );
}
