import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  EmailNavDocument,
  MailboxDocument,
  SaveDraftDocument,
  SendEmailDocument,
} from '../../gql/email/graphql.ts';
import { session } from '../../session/session.ts';
import { type DraftFields, toInput } from './draftFields.ts';
import { evictHiddenLists } from './mailboxCache.ts';
import { removeUnsavedText, storeUnsavedText } from './unsavedText.ts';

type Status = 'untouched' | 'saving' | 'saved' | 'failed';

interface DraftOptions {
  /** The value of the URL parameter `compose`. */
  name: string;
  id?: number;
  initialFields: DraftFields;
  /** Whether the text was restored from this device and is not on the server yet. */
  isUnsaved: boolean;
  onSaved: (id: number) => void;
}

/** The time in milliseconds between the last change and the request that saves the draft. */
const saveDelay = 800;
/** The time in milliseconds until a failed request is repeated. */
const retryDelay = 5000;

/**
 * Saves an email as a draft while the user writes. Requests run one after another. A failed request is repeated, and
 * the text is stored on this device until then.
 */
export function useDraft({ name, id, initialFields, isUnsaved, onSaved }: DraftOptions) {
  const client = useApolloClient();
  const [fields, setFields] = useState(initialFields);
  const [status, setStatus] = useState<Status>('untouched');
  const [fieldError, setFieldError] = useState<{ field: string; message: string }>();
  const draftRef = useRef({
    name,
    id,
    fields: initialFields,
    isDirty: isUnsaved,
    isStopped: false,
    timer: 0,
    saving: undefined as Promise<boolean> | undefined,
  });
  const lists = [MailboxDocument, EmailNavDocument];

  function scheduleSave(delay: number) {
    window.clearTimeout(draftRef.current.timer);
    draftRef.current.timer = window.setTimeout(() => void save(), delay);
  }

  function change(changes: Partial<DraftFields>) {
    const { current } = draftRef;
    current.fields = { ...current.fields, ...changes };
    current.isDirty = true;
    storeUnsavedText(current.name, current.fields);
    setFields(current.fields);
    setStatus('saving');
    scheduleSave(saveDelay);
  }

  /** Saves all changes. Resolves to whether the server has stored them. */
  async function save(): Promise<boolean> {
    const { current } = draftRef;
    window.clearTimeout(current.timer);
    await current.saving;
    if (!current.isDirty || current.isStopped) return true;
    current.saving = sendSave();
    const isSaved = await current.saving;
    current.saving = undefined;
    if (!isSaved) return false;
    return current.isDirty ? save() : true;
  }

  /** Sends one request that saves the current fields. Resolves to whether it succeeded. */
  async function sendSave(): Promise<boolean> {
    const { current } = draftRef;
    const { fields: savedFields, id: previousId } = current;
    current.isDirty = false;
    setStatus('saving');
    const { data, error } = await client.mutate({
      mutation: SaveDraftDocument,
      variables: { email: toInput(savedFields, previousId), q: '' },
      context: { isQuiet: true },
      refetchQueries: previousId === undefined ? lists : [],
    });

    if (!data?.saveDraft) return handleFailure(error);
    const { id: newId } = data.saveDraft;
    setFieldError(undefined);
    if (!current.isDirty) removeUnsavedText();
    omitStoredContent(savedFields);
    setStatus('saved');
    if (previousId === undefined && !current.isStopped) {
      current.id = newId;
      current.name = String(newId);
      onSaved(newId);
    }
    return true;
  }

  /** Omits the content of files that the server has stored from later requests. */
  function omitStoredContent({ files }: DraftFields) {
    const { current } = draftRef;
    const storedFiles = new Set(files);
    const next = current.fields.files.map((file) =>
      storedFiles.has(file) ? { ...file, url: '' } : file,
    );
    if (files.every(({ url }) => url === '')) return;
    current.fields = { ...current.fields, files: next };
    setFields(current.fields);
  }

  function handleFailure(error: unknown): false {
    const { current } = draftRef;
    current.isDirty = true;
    setStatus('failed');
    const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
    if (typeof extensions?.field === 'string') {
      const message = error instanceof Error ? error.message : '';
      setFieldError({ field: extensions.field, message });
    } else {
      // The draft was sent or deleted elsewhere. The text is then saved as a new draft.
      if (extensions?.code === 'CONFLICT' || extensions?.code === 'NOT_FOUND')
        current.id = undefined;
      if (!current.isStopped) scheduleSave(retryDelay);
    }
    return false;
  }

  /** Sends the email. Resolves to whether it was sent. */
  async function send(): Promise<boolean> {
    const { current } = draftRef;
    window.clearTimeout(current.timer);
    await current.saving;
    const { data, error } = await client.mutate({
      mutation: SendEmailDocument,
      variables: { email: toInput(current.fields, current.id) },
      refetchQueries: lists,
    });
    if (!data?.sendEmail) {
      handleFailure(error);
      return false;
    }
    stopSaving();
    return true;
  }

  function stopSaving() {
    const { current } = draftRef;
    window.clearTimeout(current.timer);
    current.isStopped = true;
    current.isDirty = false;
    removeUnsavedText();
    evictHiddenLists(client);
  }

  const handleMount = useEffectEvent(() => {
    if (draftRef.current.isDirty) scheduleSave(0);
  });
  const handleUnmount = useEffectEvent(() => {
    if (!draftRef.current.isDirty) return;
    if (session.get() === null) {
      // The text stays on this device until the user has signed in again.
      window.clearTimeout(draftRef.current.timer);
      draftRef.current.isStopped = true;
      return;
    }
    void save().then(() => client.refetchQueries({ include: lists }));
  });
  const saveChanges = useEffectEvent(() => {
    if (draftRef.current.isDirty) void save();
  });

  useEffect(() => {
    const retry = () => saveChanges();
    const warn = (event: BeforeUnloadEvent) => {
      if (draftRef.current.isDirty) event.preventDefault();
    };
    handleMount();
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', warn);
      handleUnmount();
    };
  }, []);

  return {
    fields,
    status,
    fieldError,
    change,
    save,
    send,
    stopSaving,
    /** Returns the id of the draft, or undefined until the draft is saved for the first time. */
    getId: () => draftRef.current.id,
    isTouched: () => draftRef.current.id !== undefined || draftRef.current.isDirty,
  };
}
