import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconKeyboard, IconPencilPlus } from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { ComposerDocument } from '../../gql/email/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { lazyComponent, runWhenIdle } from '../../ui/lazyComponent.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { preloadRichText } from '../../ui/RichText.tsx';
import { ActionButton } from './ActionButton.tsx';
import { EmailList, type ListHandle } from './EmailList.tsx';
import { EmailNav } from './EmailNav.tsx';
import { EmptyFolder } from './EmptyFolder.tsx';
import { defaultParams, readListParams } from './emailListParams.ts';
import { getFolderOrLabelName } from './foldersAndLabels.ts';
import type { mailboxLoader } from './loaders.ts';
import classes from './MailboxPage.module.css';
import { MailboxToolbar } from './MailboxToolbar.tsx';
import { useComposer } from './useComposer.ts';
import { useEmailActions } from './useEmailActions.ts';
import { useMailboxKeys } from './useMailboxKeys.ts';
import { useOpenEmailId } from './useOpenEmailId.ts';
import { useSelection } from './useSelection.ts';

const EmailReader = lazyComponent(async () => (await import('./EmailReader.tsx')).EmailReader);
const Composer = lazyComponent(loadComposer);

/** Loads the composer and its editor in parallel. */
async function loadComposer() {
  const [{ Composer }] = await Promise.all([import('./Composer.tsx'), preloadRichText()]);
  return Composer;
}

/** The mailbox at `/apps/email`. The URL contains the folder, the search, the open email and the draft. */
export function MailboxPage() {
  const { t } = useTranslation(['email', 'app']);
  const params = useParams();
  const [{ q }, setParams] = useUrlParams(defaultParams);
  const folderOrLabel = getFolderOrLabelName(params);
  const listParams = readListParams(params, { q });
  const { data } = useLoadedQuery(useLoaderData<typeof mailboxLoader>().page);
  const { emails, total } = data.emailPage;
  const actions = useEmailActions(listParams);
  const loadedIds = emails.map(({ id }) => id);
  const selection = useSelection(listParams, loadedIds, total);
  const openEmail = useOpenEmailId();
  const composer = useComposer();
  const listRef = useRef<ListHandle>(null);
  const mailbox = useRef<HTMLElement>(null);
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const isWide = useMediaQuery('(min-width: 1280px)', false, { getInitialValueInEffect: false });
  const isOpen = openEmail.id !== undefined;
  // In a wide window, the open email is beside the list. Otherwise it covers the list.
  const isBeside = isOpen && isWide;
  const isCovered = isOpen && !isWide;
  const isNarrow = isPhone || isBeside;
  const keys = useMailboxKeys({
    folderOrLabel,
    mailbox,
    listRef,
    selection,
    actions,
    openEmail,
    isBeside,
    composer,
  });
  useTitle(t(`folderOrLabel.${folderOrLabel}`), t('title'));

  usePreloadedComposer();

  return (
    <div className={classes.page}>
      <Box style={{ gridColumn: '1 / -1' }}>
        <PageHeader
          title={t(`folderOrLabel.${folderOrLabel}`)}
          about={t('count', { count: total })}
          action={
            <>
              <ActionButton
                label={t('app:ui.keys.title')}
                icon={IconKeyboard}
                onClick={keys.openHelp}
              />
              <Button
                leftSection={<IconPencilPlus size={18} aria-hidden />}
                onClick={() => composer.open('new')}
              >
                {t('compose')}
              </Button>
            </>
          }
        />
      </Box>

      <EmailNav />

      <section
        ref={mailbox}
        className={classes.card}
        data-beside={isBeside || undefined}
        aria-label={t(`folderOrLabel.${folderOrLabel}`)}
      >
        <Stack
          gap={0}
          h="100%"
          className={classes.pane}
          inert={isCovered}
          data-under={isCovered || undefined}
          data-rows={isNarrow ? 'narrow' : 'wide'}
        >
          <MailboxToolbar
            {...{ folderOrLabel, q, total, selection, actions }}
            onSearch={(text) => setParams({ q: text })}
          />
          {total > 0 ? (
            <EmailList
              key={JSON.stringify(listParams)}
              ref={listRef}
              firstPage={data.emailPage}
              openId={openEmail.id}
              {...{ isNarrow, listParams, selection, actions }}
            />
          ) : (
            <EmptyFolder
              folderOrLabel={folderOrLabel}
              q={q}
              onCompose={() => composer.open('new')}
              onClear={() => setParams({ q: '' })}
            />
          )}
        </Stack>
        {openEmail.id !== undefined && (
          <div className={classes.reader}>
            <Suspense>
              <EmailReader
                id={openEmail.id}
                {...{ listParams, folderOrLabel, actions, isBeside }}
                isFollowed={openEmail.isFollowed}
                onClose={openEmail.close}
                onGo={openEmail.goTo}
                onReply={(kind) =>
                  composer.open(kind ? `${kind}-${openEmail.id ?? 0}` : `${openEmail.id ?? 0}`)
                }
              />
            </Suspense>
          </div>
        )}
      </section>

      {composer.target && (
        <Suspense>
          <Composer key={composer.session} composer={composer} actions={actions} />
        </Suspense>
      )}
      {keys.help}
    </div>
  );
}

/**
 * Loads the code of the composer, the editor and the recipients when the browser is idle. The composer then opens
 * without a delay, because writing an email is the main action.
 */
function usePreloadedComposer() {
  const client = useApolloClient();

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    // If a request fails, it is repeated when the composer opens.
    runWhenIdle(() =>
      Promise.allSettled([Composer.preload(), client.query({ query: ComposerDocument })]),
    );
  }, [client]);
}
