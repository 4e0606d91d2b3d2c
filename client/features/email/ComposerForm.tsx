import { Button, TextInput } from '@mantine/core';
import { IconSend, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailWritingQuery } from '../../gql/email/graphql.ts';
import { RichText } from '../../ui/RichText.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ActionButton } from './ActionButton.tsx';
import classes from './Composer.module.css';
import { FileButton, FileList, useFiles } from './ComposerFiles.tsx';
import { ComposerFrame } from './ComposerFrame.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { isAddress, type Letter, parsePerson } from './letter.ts';
import { RecipientsInput } from './RecipientsInput.tsx';
import type { ComposeState } from './useCompose.ts';
import { useDraft } from './useDraft.ts';
import type { EmailActions } from './useEmailActions.ts';

interface ComposerFormProps {
  writing: ComposeState;
  actions: EmailActions;
  people: EmailWritingQuery['emailRecipients'];
  /** The maximum size of all files together, in bytes. */
  limit: number;
  initial: Letter;
  isUnsaved: boolean;
  /** The id of the draft that is being edited. */
  draftId?: number;
}

type Line = 'to' | 'cc' | 'bcc';
const lines: Line[] = ['to', 'cc', 'bcc'];

export function ComposerForm({
  writing,
  actions,
  people,
  limit,
  initial,
  isUnsaved,
  draftId,
}: ComposerFormProps) {
  const { t } = useTranslation(['email', 'app']);
  const id = useId();
  const [first] = useState(initial);
  const draft = useDraft({
    name: writing.text,
    id: draftId,
    initial: first,
    isUnsaved,
    onKept: writing.kept,
  });
  const { letter, change } = draft;
  const files = useFiles(letter.files, limit, (next) => change({ files: next }));
  const [open, setOpen] = useState({ cc: first.cc.length > 0, bcc: first.bcc.length > 0 });
  const [errors, setErrors] = useState<Partial<Record<Line, string>>>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const [isOver, setOver] = useState(false);

  function check(): boolean {
    const found: typeof errors = {};
    for (const line of lines) {
      const wrong = letter[line].find((one) => !isAddress(parsePerson(one).email));
      if (wrong !== undefined) found[line] = t('refusal.address', { address: wrong });
    }
    if (letter.to.length === 0) found.to = t('refusal.to');
    setErrors(found);
    const [field] = Object.keys(found);
    if (field) document.getElementById(`${id}-${field}`)?.focus();
    return field === undefined;
  }

  async function send() {
    if (isBusy.current || !check()) return;
    isBusy.current = true;
    setSending(true);
    const isSent = await draft.send();
    isBusy.current = false;
    setSending(false);
    if (!isSent) return;
    showToast({ kind: 'success', message: t('toast.sent') });
    writing.close();
  }

  async function discard() {
    if (isBusy.current) return;
    isBusy.current = true;
    const isSafe = !draft.isTouched() || (await draft.save());
    isBusy.current = false;
    if (!isSafe) return;
    const storedId = draft.idNow();
    draft.over();
    writing.close();
    if (storedId === undefined) return;
    await actions.discard(storedId, () => writing.open(`${storedId}`));
  }

  return (
    <ComposerFrame
      title={letter.subject || t('draft.new')}
      status={<DraftStatus status={draft.status} />}
      onClose={writing.close}
    >
      <form
        className={classes.form}
        noValidate
        data-over={isOver || undefined}
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
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          void files.add([...event.dataTransfer.files]);
        }}
      >
        <div className={classes.fields}>
          <div className={classes.line}>
            <RecipientsInput
              id={`${id}-to`}
              label={t('write.to')}
              people={people}
              value={letter.to}
              error={errors.to}
              isFirst={letter.to.length === 0}
              onChange={(to) => change({ to })}
            />
            <span className={classes.more}>
              {(['cc', 'bcc'] as const)
                .filter((line) => !open[line])
                .map((line) => (
                  <Button
                    key={line}
                    size="compact-sm"
                    variant="subtle"
                    onClick={() => setOpen({ ...open, [line]: true })}
                  >
                    {t(`write.${line}`)}
                  </Button>
                ))}
            </span>
          </div>
          {(['cc', 'bcc'] as const)
            .filter((line) => open[line])
            .map((line) => (
              <RecipientsInput
                key={line}
                id={`${id}-${line}`}
                label={t(`write.${line}`)}
                people={people}
                value={letter[line]}
                error={errors[line]}
                isFirst={first[line].length === 0}
                onChange={(next) => change({ [line]: next })}
              />
            ))}
          <TextInput
            label={t('write.subject')}
            autoComplete="off"
            value={letter.subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <div>
            <div className={classes.label} id={`${id}-message`}>
              {t('write.message')}
            </div>
            <RichText
              labelledBy={`${id}-message`}
              defaultValue={first.message}
              onChange={(message) => change({ message })}
            />
          </div>
          <FileList files={letter.files} onRemove={files.remove} />
          {(files.error || draft.refusal) && (
            <p className={classes.error} role="alert">
              {files.error ?? draft.refusal?.message}
            </p>
          )}
          <p className={classes.hint}>{files.hint}</p>
        </div>

        <div className={classes.buttons}>
          <FileButton onFiles={files.add} />
          <ActionButton label={t('discard')} icon={IconTrash} onClick={() => void discard()} />
          <span className={classes.space} />
          <Button
            type="submit"
            loading={isSending}
            leftSection={<IconSend size={16} stroke={1.7} aria-hidden />}
          >
            {t('send')}
          </Button>
        </div>
      </form>
    </ComposerFrame>
  );
}
