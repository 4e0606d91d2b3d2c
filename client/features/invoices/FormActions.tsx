import { Button, Card, Stack } from '@mantine/core';
import { IconCash, IconCopy, IconDeviceFloppy, IconEye, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { InvoiceForm_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { useInvoiceActions } from './useInvoiceActions.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';

interface FormActionsProps {
  invoice?: InvoiceForm_InvoiceFragment;
  state: InvoiceFormState;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The buttons of the invoice form. */
export function FormActions({ invoice, state }: FormActionsProps) {
  const { t } = useTranslation(['invoices', 'app']);
  const navigate = useNavigate();
  const actions = useInvoiceActions();
  const [saving, setSaving] = useState<'plain' | 'send' | 'pay'>();

  const isSaving = (next: typeof saving) => state.form.submitting && saving === next;

  function save(next: 'plain' | 'send' | 'pay') {
    setSaving(next);
    state.save(next === 'plain' ? undefined : next);
  }

  async function duplicate(id: number) {
    const copyId = await actions.duplicate(id);
    if (copyId) navigate(`/apps/invoice/edit/${copyId}`);
  }

  return (
    <Card mod={{ edge: 'padded' }}>
      <Stack gap="sm">
        <LoadingButton
          type="button"
          leftSection={<IconDeviceFloppy {...icon} />}
          loading={isSaving('plain')}
          onClick={() => save('plain')}
        >
          {t('act.save')}
        </LoadingButton>
        {!state.isLocked && (
          <LoadingButton
            variant="default"
            leftSection={<IconSend {...icon} />}
            loading={isSaving('send')}
            onClick={() => save('send')}
          >
            {t('act.saveAndSend')}
          </LoadingButton>
        )}
        {invoice?.allowedActions.includes('PAY') && (
          <LoadingButton
            variant="default"
            leftSection={<IconCash {...icon} />}
            loading={isSaving('pay')}
            onClick={() => save('pay')}
          >
            {t('act.saveAndPay')}
          </LoadingButton>
        )}
        {invoice && state.isLocked && (
          <Button
            variant="default"
            leftSection={<IconCopy {...icon} />}
            onClick={() => void duplicate(invoice.id)}
          >
            {t('act.duplicate')}
          </Button>
        )}
        {invoice ? (
          <Button
            component={Link}
            to={`/apps/invoice/preview/${invoice.id}`}
            variant="default"
            leftSection={<IconEye {...icon} />}
          >
            {t('act.preview')}
          </Button>
        ) : (
          <Button component={Link} to="/apps/invoice/list" variant="default">
            {t('app:cancel')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
