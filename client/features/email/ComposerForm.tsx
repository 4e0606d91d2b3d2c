import { Box, Button, Text, TextInput } from '@mantine/core';
import { IconSend, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComposerQuery } from '../../gql/email/graphql.ts';
import { isEmail } from '../../ui/form/rules.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ActionButton } from './ActionButton.tsx';
import classes from './Composer.module.css';
import { ComposerFrame } from './ComposerFrame.tsx';
import { AttachButton, AttachmentList, useDraftFiles } from './DraftAttachments.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { type DraftFields, parsePerson } from './draftFields.ts';
import { RecipientsInput } from './RecipientsInput.tsx';
import type { ComposerState } from './useComposer.ts';
import { useDraft } from './useDraft.ts';
import type { EmailActions } from './useEmailActions.ts';

interface ComposerFormProps {
  composer: ComposerState;
  actions: EmailActions;
  people: ComposerQuery['emailRecipients'];
  /** The maximum size of all attachments together, in bytes. */
  limit: number;
  /** The fields when the composer opens. Later values have no effect. */
  initialFields: DraftFields;
  /** Whether the text was restored from this device and is not on the server yet. */
  isUnsaved: boolean;
  /** The id of the draft that is being edited. */
  draftId?: number;
}

type RecipientField = 'to' | 'cc' | 'bcc';
const recipientFields: RecipientField[] = ['to', 'cc', 'bcc'];

/** The form of the composer. A draft is saved while the user writes. */
export function ComposerForm({
  composer,
  actions,
  people,
  limit,
  initialFields: givenFields,
  isUnsaved,
  draftId,
}: ComposerFormProps) {
  const { t } = useTranslation(['email', 'app']);
  const id = useId();
  const [initialFields] = useState(givenFields);
  const draft = useDraft({
    name: composer.param,
    id: draftId,
    initialFields,
    isUnsaved,
    onSaved: composer.handleSaved,
  });
  const { fields, change } = draft;
  const files = useDraftFiles(fields.files, limit, (next) => change({ files: next }));
  const [openFields, setOpenFields] = useState({
    cc: initialFields.cc.length > 0,
    bcc: initialFields.bcc.length > 0,
  });
  const [errors, setErrors] = useState<Partial<Record<RecipientField, string>>>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const [isDragOver, setDragOver] = useState(false);

  function validate(): boolean {
    const newErrors: typeof errors = {};
    for (const field of recipientFields) {
      const invalid = fields[field].find((recipient) => !isEmail(parsePerson(recipient).email));
      if (invalid !== undefined) newErrors[field] = t('fieldError.address', { address: invalid });
    }
    if (fields.to.length === 0) newErrors.to = t('fieldError.to');
    setErrors(newErrors);
    const [field] = Object.keys(newErrors);
    if (field) document.getElementById(`${id}-${field}`)?.focus();
    return field === undefined;
  }

  async function send() {
    if (isBusy.current || !validate()) return;
    isBusy.current = true;
    setSending(true);
    const isSent = await draft.send();
    isBusy.current = false;
    setSending(false);
    if (!isSent) return;
    showToast({ kind: 'success', message: t('toast.sent') });
    composer.close();
  }

  async function discard() {
    if (isBusy.current) return;
    isBusy.current = true;
    const isSaved = !draft.isTouched() || (await draft.save());
    isBusy.current = false;
    if (!isSaved) return;
    const storedId = draft.getId();
    draft.stopSaving();
    composer.close();
    if (storedId === undefined) return;
    await actions.discard(storedId, () => composer.open(`${storedId}`));
  }

  return (
    <ComposerFrame
      title={fields.subject || t('draft.new')}
      status={<DraftStatus status={draft.status} />}
      onClose={composer.close}
    >
      <form
        className={classes.form}
        noValidate
        data-over={isDragOver || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void send();
          }
        }}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={(event) => {
          setDragOver(false);
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          void files.add([...event.dataTransfer.files]);
        }}
      >
        <div className={classes.fields}>
          <Box pos="relative">
            <RecipientsInput
              id={`${id}-to`}
              label={t('write.to')}
              people={people}
              value={fields.to}
              error={errors.to}
              hasAutoFocus={fields.to.length === 0}
              onChange={(to) => change({ to })}
            />
            <span className={classes.more}>
              {(['cc', 'bcc'] as const)
                .filter((field) => !openFields[field])
                .map((field) => (
                  <Button
                    key={field}
                    size="compact-sm"
                    variant="subtle"
                    onClick={() => setOpenFields({ ...openFields, [field]: true })}
                  >
                    {t(`write.${field}`)}
                  </Button>
                ))}
            </span>
          </Box>
          {(['cc', 'bcc'] as const)
            .filter((field) => openFields[field])
            .map((field) => (
              <RecipientsInput
                key={field}
                id={`${id}-${field}`}
                label={t(`write.${field}`)}
                people={people}
                value={fields[field]}
                error={errors[field]}
                hasAutoFocus={initialFields[field].length === 0}
                onChange={(next) => change({ [field]: next })}
              />
            ))}
          <TextInput
            label={t('write.subject')}
            autoComplete="off"
            value={fields.subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <div>
            <Text component="div" fw={500} mb="xs" id={`${id}-message`}>
              {t('write.message')}
            </Text>
            <RichText
              labelledBy={`${id}-message`}
              defaultValue={initialFields.message}
              onChange={(message) => change({ message })}
            />
          </div>
          <AttachmentList files={fields.files} onRemove={files.remove} />
          {(files.error || draft.fieldError) && (
            <Text c="danger" role="alert">
              {files.error ?? draft.fieldError?.message}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {files.hint}
          </Text>
        </div>

        <div className={classes.buttons}>
          <AttachButton onFiles={files.add} />
          <ActionButton label={t('discard')} icon={IconTrash} onClick={() => void discard()} />
          <Box component="span" flex={1} />
          <LoadingButton
            type="submit"
            loading={isSending}
            leftSection={<IconSend size={16} stroke={1.7} aria-hidden />}
          >
            {t('send')}
          </LoadingButton>
        </div>
      </form>
    </ComposerFrame>
  );
}
