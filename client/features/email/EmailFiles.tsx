import { useApolloClient } from '@apollo/client/react';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmailFileFragment, EmailFilesDocument } from '../../gql/email/graphql.ts';
import { classifyError } from '../../state/failure.ts';
import { showToast } from '../../ui/toasts.ts';
import classes from './EmailFiles.module.css';
import { download, sizeText } from './files.ts';

interface EmailFilesProps {
  mailId: number;
  /** The message of the conversation that has the files. */
  letterId: number;
  files: EmailFileFragment[];
}

/** The attachments of a message. Their content loads on demand. */
export function EmailFiles({ mailId, letterId, files }: EmailFilesProps) {
  const { t, i18n } = useTranslation(['email', 'app']);
  const client = useApolloClient();
  const [fetched, setFetched] = useState<number>();

  async function fetchFile(index: number) {
    if (fetched !== undefined) return;
    setFetched(index);
    try {
      const { data } = await client.query({
        query: EmailFilesDocument,
        variables: { id: mailId },
        fetchPolicy: 'no-cache',
      });
      const letters = data ? [data.email, ...data.email.replies] : [];
      const file = letters.find(({ id }) => id === letterId)?.attachments[index];
      if (file?.content) download(file.fileName, file.content);
      else showToast({ kind: 'danger', message: t('file.missing') });
    } catch (error) {
      const { kind } = classifyError(error);
      showToast({ kind: 'danger', message: t(`app:failure.${kind}.title`) });
    } finally {
      setFetched(undefined);
    }
  }

  return (
    <footer className={classes.files}>
      <h3 className={classes.heading}>{t('files', { count: files.length })}</h3>
      <ul className={classes.list}>
        {files.map(({ fileName, size, thumbnail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
          <li key={index}>
            <button
              type="button"
              className={classes.file}
              // The name contains the visible text, for speech input (WCAG 2.5.3).
              aria-label={`${t('file.download', { name: fileName })} ${sizeText(size, i18n.language)}`}
              aria-busy={fetched === index}
              onClick={() => void fetchFile(index)}
            >
              {thumbnail ? (
                <img src={thumbnail} alt="" width={24} height={24} />
              ) : (
                <IconFile size={24} stroke={1.5} aria-hidden />
              )}
              <bdi className={classes.name}>{fileName}</bdi>{' '}
              <span className={classes.size}>{sizeText(size, i18n.language)}</span>
              <IconDownload size={16} stroke={1.7} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </footer>
  );
}
