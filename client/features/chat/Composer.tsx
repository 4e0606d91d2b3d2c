import { ActionIcon, Box, Button, CloseButton, Group, Text } from '@mantine/core';
import { IconMoodSmile, IconPhoto, IconSend2 } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { pictureTypes } from '../../ui/pictures.ts';
import { usePicture } from '../../ui/usePicture.ts';
import classes from './Composer.module.css';
import type { Contact } from './chatCache.ts';
import { getDraft, storeDraft } from './outbox.ts';
import { useContactActions } from './useContactActions.ts';
import type { Outbox } from './useOutbox.ts';

const EmojiPicker = lazyComponent(async () => (await import('./EmojiPicker.tsx')).EmojiPicker);

/** The limits of a picture: the file size, and the longer side in pixels. */
const pictureLimits = { bytes: 600_000, side: 1600 };

interface ComposerProps {
  contact: Contact;
  onSend: Outbox['send'];
}

/** The form for a message. Enter sends the message, and Shift+Enter inserts a line break. */
export function Composer({ contact, onSend }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { id, fullName, isBlocked } = contact;
  const actions = useContactActions();
  const [text, setText] = useState(() => getDraft(id));
  const [isPickerOpen, setPickerOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const { picture, pictureError, choose, remove } = usePicture(pictureLimits);
  const canSend = text.trim() !== '' || picture !== undefined;

  function updateText(newText: string) {
    setText(newText);
    storeDraft(id, newText);
  }

  function send() {
    field.current?.focus();
    if (!canSend) return;
    onSend(text.trim() || picture?.name || '', picture?.data);
    updateText('');
    remove();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // In an input method editor, Enter accepts a suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function handlePaste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void choose(file);
  }

  function insertEmoji(emoji: string) {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } =
      field.current ?? {};
    updateText(text.slice(0, start) + emoji + text.slice(end));
    setPickerOpen(false);
    field.current?.focus();
    const cursorPosition = start + emoji.length;
    requestAnimationFrame(() => field.current?.setSelectionRange(cursorPosition, cursorPosition));
  }

  if (isBlocked) {
    return (
      <Group gap="8px 16px" justify="center" c="dimmed" p="md" flex="none" mod="line-top">
        <p>{t('blockedText', { name: fullName })}</p>
        <Button variant="default" onClick={() => void actions.setBlocked(contact, false)}>
          {t('unblock')}
        </Button>
      </Group>
    );
  }

  return (
    <Box
      component="form"
      pos="relative"
      flex="none"
      p={{ base: 'sm', xs: 'md' }}
      mod="line-top"
      data-screen-only
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isPickerOpen && (
        <Suspense>
          <EmojiPicker
            onSelect={insertEmoji}
            onClose={() => {
              setPickerOpen(false);
              field.current?.focus();
            }}
          />
        </Suspense>
      )}
      {picture && (
        <Group gap="md" wrap="nowrap" mb="sm" className={classes.picture}>
          <img src={picture.data.url} alt="" />
          <span>{picture.name}</span>
          <CloseButton aria-label={t('picture.remove')} onClick={remove} />
        </Group>
      )}
      {pictureError && (
        <Text c="danger" mb="sm" role="alert">
          {t(`picture.${pictureError}`)}
        </Text>
      )}
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <textarea
          ref={field}
          className={classes.field}
          aria-label={t('write', { name: fullName })}
          placeholder={t('placeholder')}
          dir="auto"
          rows={Math.min(6, text.split('\n').length)}
          value={text}
          onChange={(event) => updateText(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
        <ActionIcon
          size={40}
          variant="subtle"
          color="gray"
          aria-label={t('emoji.open')}
          aria-expanded={isPickerOpen}
          onClick={() => setPickerOpen(!isPickerOpen)}
        >
          <IconMoodSmile size={20} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          size={40}
          variant="subtle"
          color="gray"
          aria-label={t('picture.add')}
          onClick={() => fileInput.current?.click()}
        >
          <IconPhoto size={20} stroke={1.7} />
        </ActionIcon>
        <input
          ref={fileInput}
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
          <IconSend2 size={20} stroke={1.7} className="fd-mirrored" />
        </ActionIcon>
      </Group>
    </Box>
  );
}
