import { ActionIcon } from '@mantine/core';
import {
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconEye,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { InvoiceInList } from './useColumns.tsx';
import type { InvoiceActions } from './useInvoiceActions.ts';

interface RowActionsProps {
  invoice: InvoiceInList;
  actions: InvoiceActions;
  onSend: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The buttons and the menu of an invoice in the list. */
export function RowActions({ invoice, actions, onSend }: RowActionsProps) {
  const { t } = useTranslation('invoices');
  const { id, allowedActions } = invoice;

  return (
    <>
      {allowedActions.includes('SEND') && (
        <ActionIcon
          size={32}
          variant="subtle"
          color="gray"
          aria-label={t('act.sendOne', { id })}
          title={t('act.send')}
          onClick={onSend}
        >
          <IconSend size={18} stroke={1.7} />
        </ActionIcon>
      )}
      <ActionIcon
        component={Link}
        to={`/apps/invoice/preview/${id}`}
        size={32}
        variant="subtle"
        color="gray"
        aria-label={t('act.previewOne', { id })}
        title={t('act.preview')}
      >
        <IconEye size={18} stroke={1.7} />
      </ActionIcon>
      <MenuButton
        size={32}
        label={t('act.more', { id })}
        icon={<IconDotsVertical size={18} stroke={1.7} aria-hidden />}
        groups={() => [
          {
            key: 'actions',
            items: [
              {
                key: 'download',
                label: t('act.download'),
                icon: <IconDownload {...icon} />,
                onClick: () => void actions.download([id]),
              },
              {
                key: 'edit',
                label: t('act.edit'),
                icon: <IconPencil {...icon} />,
                to: `/apps/invoice/edit/${id}`,
              },
              {
                key: 'duplicate',
                label: t('act.duplicate'),
                icon: <IconCopy {...icon} />,
                onClick: () => void actions.duplicate(id),
              },
            ],
          },
          {
            key: 'end',
            items: [
              {
                key: 'delete',
                label: t('act.delete'),
                icon: <IconTrash {...icon} />,
                isDanger: true,
                onClick: () => void actions.remove([invoice]),
              },
            ],
          },
        ]}
      />
    </>
  );
}
