import { ActionIcon, Button, CloseButton } from '@mantine/core';
import { IconMoodSmile, IconPhoto, IconSend2 } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { pictureTypes } from '../../ui/pictures.ts';
import { usePicture } from '../../ui/usePicture.ts';
import classes from './Composer.module.css';
import { getDraft, keepDraft } from './outbox.ts';
import type { Contact } from './pages.ts';
import { useContactActions } from './useContactActions.ts';
import type { Outbox } from './useOutbox.ts';

const EmojiPicker = lazyComponent(async () => (await import('./EmojiPicker.tsx')).EmojiPicker);

const pictureLimits = { bytes: 600_000, side: 1600 };

interface ComposerProps {
  contact: Contact;
  onSend: Outbox['send'];
}

/** The message field. Enter sends, Shift and Enter insert a line break. */
export function Composer({ contact, onSend }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { id, fullName, isBlocked } = contact;
  const actions = useContactActions();
  const [text, setText] = useState(() => getDraft(id));
  const [isPicking, setPicking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const { picture, refusal, choose, remove } = usePicture(pictureLimits);
  const canSend = text.trim() !== '' || picture !== undefined;

  function write(next: string) {
    setText(next);
    keepDraft(id, next);
  }

  function send() {
    field.current?.focus();
    if (!canSend) return;
    onSend(text.trim() || picture?.name || '', picture?.data);
    write('');
    remove();
  }

  function press(event: KeyboardEvent) {
    // Enter accepts the suggestion of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void choose(file);
  }

  function insert(emoji: string) {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } =
      field.current ?? {};
    write(text.slice(0, start) + emoji + text.slice(end));
    setPicking(false);
    field.current?.focus();
    const place = start + emoji.length;
    requestAnimationFrame(() => field.current?.setSelectionRange(place, place));
  }

  if (isBlocked) {
    return (
      <div className={classes.blocked}>
        <p>{t('blockedText', { name: fullName })}</p>
        <Button variant="default" onClick={() => void actions.block(contact, false)}>
          {t('unblock')}
        </Button>
      </div>
    );
  }

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isPicking && (
        <Suspense>
          <EmojiPicker
            onChoose={insert}
            onClose={() => {
              setPicking(false);
              field.current?.focus();
            }}
          />
        </Suspense>
      )}
      {picture && (
        <div className={classes.picture}>
          <img src={picture.data.url} alt="" />
          <span>{picture.name}</span>
          <CloseButton aria-label={t('picture.remove')} onClick={remove} />
        </div>
      )}
      {refusal && (
        <p className={classes.refusal} role="alert">
          {t(`picture.${refusal}`)}
        </p>
      )}
      <div className={classes.row}>
        <textarea
          ref={field}
          className={classes.field}
          aria-label={t('write', { name: fullName })}
          placeholder={t('placeholder')}
          dir="auto"
          rows={Math.min(6, text.split('\n').length)}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={press}
          onPaste={paste}
        />
        <ActionIcon
          size={40}
          variant="subtle"
          color="gray"
          aria-label={t('emoji.open')}
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          <IconMoodSmile size={20} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          size={40}
          variant="subtle"
          color="gray"
          aria-label={t('picture.add')}
          onClick={() => files.current?.click()}
        >
          <IconPhoto size={20} stroke={1.7} />
        </ActionIcon>
        <input
          ref={files}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void choose(file);
          }}
        />
        <ActionIcon
          type="submit"
          size={40}
          variant={canSend ? 'filled' : 'default'}
          aria-label={t('send')}
          aria-disabled={!canSend}
        >
          <IconSend2 size={20} stroke={1.7} className={classes.arrow} />
        </ActionIcon>
      </div>
    </form>
  );
}
