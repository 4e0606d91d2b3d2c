import { useApolloClient } from '@apollo/client/react';
import { Box, Flex, Text, Title } from '@mantine/core';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classifyError } from '../../data/failure.ts';
import { type EmailFileFragment, EmailFilesDocument } from '../../gql/email/graphql.ts';
import { showToast } from '../../ui/toasts.ts';
import classes from './EmailFiles.module.css';
import { downloadFile, formatStoredSize } from './files.ts';

interface EmailFilesProps {
  mailId: number;
  /** The id of the message in the conversation to which the files are attached. */
  messageId: number;
  files: EmailFileFragment[];
}

/** The attachments of a message. The content of a file is requested when the user downloads the file. */
export function EmailFiles({ mailId, messageId, files }: EmailFilesProps) {
  const { t, i18n } = useTranslation(['email', 'app']);
  const client = useApolloClient();
  const [fetchedIndex, setFetchedIndex] = useState<number>();

  async function fetchFile(index: number) {
    if (fetchedIndex !== undefined) return;
    setFetchedIndex(index);
    try {
      const { data } = await client.query({
        query: EmailFilesDocument,
        variables: { id: mailId },
        fetchPolicy: 'no-cache',
      });
      const messages = data ? [data.email, ...data.email.replies] : [];
      const file = messages.find(({ id }) => id === messageId)?.attachments[index];
      if (file?.content) downloadFile(file.fileName, file.content);
      else showToast({ kind: 'danger', message: t('file.missing') });
    } catch (error) {
      const { kind } = classifyError(error);
      showToast({ kind: 'danger', message: t(`app:failure.${kind}.title`) });
    } finally {
      setFetchedIndex(undefined);
    }
  }

  return (
    <footer className={classes.files}>
      <Title order={3} size="h5" c="dimmed" fw={500} mb="sm">
        {t('files', { count: files.length })}
      </Title>
      <Flex component="ul" gap="sm" wrap="wrap">
        {files.map(({ fileName, size, thumbnail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
          <Box component="li" maw="100%" key={index}>
            <button
              type="button"
              className={classes.file}
              // The name contains the visible text, for speech input (WCAG 2.5.3).
              aria-label={`${t('file.download', { name: fileName })} ${formatStoredSize(size, i18n.language)}`}
              aria-busy={fetchedIndex === index}
              onClick={() => void fetchFile(index)}
            >
              {thumbnail ? (
                <img src={thumbnail} alt="" width={24} height={24} />
              ) : (
                <IconFile size={24} stroke={1.5} aria-hidden />
              )}
              <bdi className={classes.name}>{fileName}</bdi>{' '}
              <Text size="caption" c="dimmed" span flex="none">
                {formatStoredSize(size, i18n.language)}
              </Text>
              <IconDownload size={16} stroke={1.7} aria-hidden />
            </button>
          </Box>
        ))}
      </Flex>
    </footer>
  );
}
