import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  EmailPlacesDocument,
  MailboxDocument,
  SaveDraftDocument,
  SendEmailDocument,
} from '../../gql/email/graphql.ts';
import { type Letter, toInput } from './letter.ts';
import { evictHiddenLists } from './mailbox.ts';
import { forgetUnsaved, keepUnsaved } from './unsaved.ts';

type Status = 'untouched' | 'saving' | 'saved' | 'failed';

interface DraftOptions {
  /** The value of `?compose=`. */
  name: string;
  id?: number;
  initial: Letter;
  /** Whether the text was restored from this device and is not on the server yet. */
  isUnsaved: boolean;
  onKept: (id: number) => void;
}

const pause = 800;
const retryAfter = 5000;

/**
 * An email that is saved as a draft while it is written. Requests run one after another. A failed
 * one is repeated, and the text is stored on this device meanwhile.
 */
export function useDraft({ name, id, initial, isUnsaved, onKept }: DraftOptions) {
  const client = useApolloClient();
  const [letter, setLetter] = useState(initial);
  const [status, setStatus] = useState<Status>('untouched');
  const [refusal, setRefusal] = useState<{ field: string; message: string }>();
  const now = useRef({
    name,
    id,
    letter: initial,
    isDirty: isUnsaved,
    isOver: false,
    timer: 0,
    saving: undefined as Promise<boolean> | undefined,
  });
  const lists = [MailboxDocument, EmailPlacesDocument];

  function later(delay: number) {
    window.clearTimeout(now.current.timer);
    now.current.timer = window.setTimeout(() => void save(), delay);
  }

  function change(changes: Partial<Letter>) {
    const { current } = now;
    current.letter = { ...current.letter, ...changes };
    current.isDirty = true;
    keepUnsaved(current.name, current.letter);
    setLetter(current.letter);
    setStatus('saving');
    later(pause);
  }

  /** Resolves to whether everything is saved on the server. */
  async function save(): Promise<boolean> {
    const { current } = now;
    window.clearTimeout(current.timer);
    await current.saving;
    if (!current.isDirty || current.isOver) return true;
    current.saving = put();
    const isSaved = await current.saving;
    current.saving = undefined;
    if (!isSaved) return false;
    return current.isDirty ? save() : true;
  }

  async function put(): Promise<boolean> {
    const { current } = now;
    const { letter: saved, id: cachedEmails } = current;
    current.isDirty = false;
    setStatus('saving');
    const { data, error } = await client.mutate({
      mutation: SaveDraftDocument,
      variables: { email: toInput(saved, cachedEmails), q: '' },
      context: { isQuiet: true },
      refetchQueries: cachedEmails === undefined ? lists : [],
    });

    if (!data?.saveDraft) return failed(error);
    const { id: given } = data.saveDraft;
    setRefusal(undefined);
    if (!current.isDirty) forgetUnsaved();
    stored(saved);
    setStatus('saved');
    if (cachedEmails === undefined && !current.isOver) {
      current.id = given;
      current.name = String(given);
      onKept(given);
    }
    return true;
  }

  /** Omits the content of stored files from later requests. */
  function stored({ files }: Letter) {
    const { current } = now;
    const sent = new Set(files);
    const next = current.letter.files.map((file) => (sent.has(file) ? { ...file, url: '' } : file));
    if (files.every(({ url }) => url === '')) return;
    current.letter = { ...current.letter, files: next };
    setLetter(current.letter);
  }

  function failed(error: unknown): false {
    const { current } = now;
    current.isDirty = true;
    setStatus('failed');
    const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
    if (typeof extensions?.field === 'string') {
      const message = error instanceof Error ? error.message : '';
      setRefusal({ field: extensions.field, message });
    } else {
      // The draft was sent or deleted elsewhere: the text is saved as a new draft.
      if (extensions?.code === 'CONFLICT' || extensions?.code === 'NOT_FOUND')
        current.id = undefined;
      if (!current.isOver) later(retryAfter);
    }
    return false;
  }

  /** Resolves to whether the email was sent. */
  async function send(): Promise<boolean> {
    const { current } = now;
    window.clearTimeout(current.timer);
    await current.saving;
    const { data, error } = await client.mutate({
      mutation: SendEmailDocument,
      variables: { email: toInput(current.letter, current.id) },
      refetchQueries: lists,
    });
    if (!data?.sendEmail) {
      failed(error);
      return false;
    }
    over();
    return true;
  }

  function over() {
    const { current } = now;
    window.clearTimeout(current.timer);
    current.isOver = true;
    current.isDirty = false;
    forgetUnsaved();
    evictHiddenLists(client);
  }

  const begin = useEffectEvent(() => {
    if (now.current.isDirty) later(0);
  });
  const leave = useEffectEvent(() => {
    if (!now.current.isDirty) return;
    void save().then(() => client.refetchQueries({ include: lists }));
  });
  const online = useEffectEvent(() => {
    if (now.current.isDirty) void save();
  });

  useEffect(() => {
    const retry = () => online();
    const warn = (event: BeforeUnloadEvent) => {
      if (now.current.isDirty) event.preventDefault();
    };
    begin();
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', warn);
      leave();
    };
  }, []);

  return {
    letter,
    status,
    refusal,
    change,
    save,
    send,
    over,
    /** Undefined until the draft was saved. */
    idNow: () => now.current.id,
    isTouched: () => now.current.id !== undefined || now.current.isDirty,
  };
}
