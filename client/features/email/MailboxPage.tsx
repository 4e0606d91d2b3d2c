import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconKeyboard, IconPencilPlus } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { EmailWritingDocument } from '../../gql/email/graphql.ts';
import { useMailboxSuspenseQuery } from '../../gql/email/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { lazyComponent, runWhenIdle } from '../../ui/lazyComponent.tsx';
import { preloadRichText } from '../../ui/RichText.tsx';
import { ActionButton } from './ActionButton.tsx';
import { EmailList, type ListHandle } from './EmailList.tsx';
import { EmailPlaces } from './EmailPlaces.tsx';
import { EmptyFolder } from './EmptyFolder.tsx';
import classes from './MailboxPage.module.css';
import { MailboxToolbar } from './MailboxToolbar.tsx';
import { getPlaceName } from './places.ts';
import { useCompose } from './useCompose.ts';
import { useEmailActions } from './useEmailActions.ts';
import { useMailboxKeys } from './useMailboxKeys.ts';
import { useOpenEmailId } from './useOpenEmailId.ts';
import { useSelection } from './useSelection.ts';
import { defaults, readView } from './view.ts';

const EmailReader = lazyComponent(async () => (await import('./EmailReader.tsx')).EmailReader);
const Composer = lazyComponent(loadComposer);
const Shortcuts = lazyComponent(async () => (await import('./Shortcuts.tsx')).Shortcuts);

/** Loads the composer together with its editor, which would otherwise load after it. */
async function loadComposer() {
  const [{ Composer }] = await Promise.all([import('./Composer.tsx'), preloadRichText()]);
  return Composer;
}

/**
 * The mailbox at `/apps/email`. The URL holds the folder, the search, the open email and the draft.
 */
export function MailboxPage() {
  const { t } = useTranslation('email');
  const params = useParams();
  const [{ q }, setParams] = useUrlParams(defaults);
  const place = getPlaceName(params);
  const view = readView(params, { q });
  const { data } = useMailboxSuspenseQuery({
    variables: { ...view, page: 1 },
    // Shows new emails when the folder is opened again.
    fetchPolicy: 'cache-and-network',
  });
  const { emails, total } = data.emailPage;
  const actions = useEmailActions(view);
  const shown = emails.map(({ id }) => id);
  const selection = useSelection(view, shown, total);
  const mail = useOpenEmailId();
  const writing = useCompose();
  const list = useRef<ListHandle>(null);
  const [isHelping, setHelping] = useState(false);
  useMailboxKeys({
    place,
    list,
    selection,
    actions,
    mail,
    writing,
    onHelp: () => setHelping(true),
  });
  useTitle(t(`place.${place}`), t('title'));

  usePreloadedComposer();

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <h1 className={classes.title}>{t(`place.${place}`)}</h1>
          <p className={classes.count}>
            <bdi>{t('count', { count: total })}</bdi>
          </p>
        </div>
        <div className={classes.actions}>
          <ActionButton
            label={t('keys.title')}
            icon={IconKeyboard}
            onClick={() => setHelping(true)}
          />
          <Button
            leftSection={<IconPencilPlus size={18} aria-hidden />}
            onClick={() => writing.open('new')}
          >
            {t('compose')}
          </Button>
        </div>
      </header>

      <EmailPlaces />

      <section className={classes.card} aria-label={t(`place.${place}`)}>
        <div
          className={classes.pane}
          inert={mail.id !== undefined}
          data-under={mail.id !== undefined || undefined}
        >
          <MailboxToolbar
            {...{ place, q, total, selection, actions }}
            onSearch={(text) => setParams({ q: text })}
          />
          {total > 0 ? (
            <EmailList
              key={JSON.stringify(view)}
              ref={list}
              firstPage={data.emailPage}
              {...{ view, selection, actions }}
            />
          ) : (
            <EmptyFolder
              place={place}
              q={q}
              onCompose={() => writing.open('new')}
              onClear={() => setParams({ q: '' })}
            />
          )}
        </div>
        {mail.id !== undefined && (
          <div className={classes.over}>
            <Suspense>
              <EmailReader
                id={mail.id}
                {...{ view, place, actions }}
                onClose={mail.close}
                onGo={mail.go}
                onAnswer={(answer) =>
                  writing.open(answer ? `${answer}-${mail.id ?? 0}` : `${mail.id ?? 0}`)
                }
              />
            </Suspense>
          </div>
        )}
      </section>

      {writing.what && (
        <Suspense>
          <Composer key={writing.session} writing={writing} actions={actions} />
        </Suspense>
      )}
      {isHelping && (
        <Suspense>
          <Shortcuts onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Loads what the composer needs when the browser is idle: its code, the editor and the recipients. Writing
 * an email is the main action, and the editor is ready when the composer opens.
 */
function usePreloadedComposer() {
  const client = useApolloClient();

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    // Code that could not be loaded is requested again when the composer opens.
    runWhenIdle(() =>
      Promise.allSettled([Composer.preload(), client.query({ query: EmailWritingDocument })]),
    );
  }, [client]);
}
