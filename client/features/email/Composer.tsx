import { Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComposerEmailQuery, useComposerQuery } from '../../gql/email/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import classes from './Composer.module.css';
import { ComposerForm } from './ComposerForm.tsx';
import { ComposerFrame } from './ComposerFrame.tsx';
import { createReply, emptyDraft, toDraftFields } from './draftFields.ts';
import { readUnsavedText } from './unsavedText.ts';
import type { ComposerState } from './useComposer.ts';
import type { EmailActions } from './useEmailActions.ts';
import { useForwardedFiles } from './useForwardedFiles.ts';

interface ComposerProps {
  composer: ComposerState;
  actions: EmailActions;
}

/** The panel for writing an email, over the mailbox. */
export function Composer({ composer, actions }: ComposerProps) {
  const { t, i18n } = useTranslation('email');
  // After the first save, the URL contains the id of the draft. The composer must not load the draft again.
  const [{ kind, id }] = useState(composer.target ?? {});
  const [name] = useState(composer.param);
  const { data: composerData } = useComposerQuery();
  const { data: emailData, error } = useComposerEmailQuery({
    variables: { id: id ?? 0 },
    skip: id === undefined,
    fetchPolicy: kind ? 'cache-first' : 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  const forwardedFiles = useForwardedFiles(kind === 'forward' ? id : undefined);
  const mail = emailData?.email;
  const isMissing = error !== undefined || (mail && !kind && mail.folder !== 'DRAFT');

  const handleMissing = useEffectEvent(() => {
    showToast({ kind: 'danger', message: t('draft.gone') });
    composer.close();
  });
  useEffect(() => {
    if (isMissing) handleMissing();
  }, [isMissing]);

  if (isMissing) return null;
  if (!composerData || (id !== undefined && !mail) || !forwardedFiles) {
    return (
      <ComposerFrame title={t('draft.new')} onClose={composer.close}>
        <div className={classes.skeletons} aria-busy>
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={200} />
        </div>
      </ComposerFrame>
    );
  }

  const initialFields = mail
    ? kind
      ? createReply(mail, kind, composerData.emailOwner, { t, language: i18n.language })
      : toDraftFields(mail)
    : emptyDraft;
  const unsavedText = readUnsavedText(name);

  return (
    <ComposerForm
      composer={composer}
      actions={actions}
      people={composerData.emailRecipients}
      limit={composerData.emailAttachmentLimit}
      isUnsaved={unsavedText !== undefined}
      initialFields={{
        ...initialFields,
        files: [...initialFields.files, ...forwardedFiles],
        ...unsavedText,
      }}
      draftId={kind ? undefined : id}
    />
  );
}
