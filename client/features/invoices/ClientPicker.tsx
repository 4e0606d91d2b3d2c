import { Button, Flex } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceForm_ClientFragment } from '../../gql/invoices/graphql.ts';
import { PersonSelect } from '../../ui/PersonSelect.tsx';
import classes from './InvoiceForm.module.css';

type Client = InvoiceForm_ClientFragment;

interface ClientPickerProps {
  clients: Client[];
  value: Client | null;
  error?: ReactNode;
  onChange: (client: Client | null) => void;
  isDisabled: boolean;
  onNew: () => void;
}

const getKey = ({ companyEmail, name }: Client) => companyEmail || name;

/** A select of clients, with a button that adds a client. */
export function ClientPicker({
  clients,
  value,
  error,
  isDisabled,
  onChange,
  onNew,
}: ClientPickerProps) {
  const { t } = useTranslation('invoices');
  // The invoice has a copy of the client, whose address may have changed in the meantime.
  const options = value
    ? [value, ...clients.filter((client) => getKey(client) !== getKey(value))]
    : clients;

  return (
    <div>
      <div className={classes.picker}>
        <PersonSelect
          label={t('form.client')}
          placeholder={t('form.chooseClient')}
          withAsterisk
          people={options.map((client) => ({
            fullName: client.name,
            avatar: '',
            value: getKey(client),
          }))}
          nothingFoundMessage={t('form.noClient')}
          value={value && getKey(value)}
          onChange={(key) => onChange(options.find((client) => getKey(client) === key) ?? null)}
          error={error}
          data-path="client"
          disabled={isDisabled}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          disabled={isDisabled}
          onClick={onNew}
        >
          {t('form.newClient')}
        </Button>
      </div>
      {value && (
        <Flex component="p" gap={2} c="dimmed" direction="column" mt="md" mod="breakable">
          {[value.company, value.address, value.country, value.contact, value.companyEmail]
            .filter(Boolean)
            .map((line) => (
              <span key={line}>
                <bdi>{line}</bdi>
              </span>
            ))}
        </Flex>
      )}
    </div>
  );
}
