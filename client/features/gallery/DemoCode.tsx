import { ActionIcon, Box, Group, Tabs } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import highlighter from 'highlight.js/lib/core';
import css from 'highlight.js/lib/languages/css';
import graphql from 'highlight.js/lib/languages/graphql';
import typescript from 'highlight.js/lib/languages/typescript';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './DemoCode.module.css';
import { loadSources, type SourceFile } from './sources.ts';

highlighter.registerLanguage('css', css);
highlighter.registerLanguage('graphql', graphql);
highlighter.registerLanguage('typescript', typescript);

/** The loaded source files by subject and demo. `use` needs the same promise in each rendering. */
const sourcePromises = new Map<string, Promise<SourceFile[]>>();

interface DemoCodeProps {
  subject: string;
  name: string;
}

/** The source code of a demo, with a copy button. */
export function DemoCode({ subject, name }: DemoCodeProps) {
  const { t } = useTranslation('gallery');
  const { copy, copied } = useClipboard();
  const key = `${subject}/${name}`;
  const sourcePromise = sourcePromises.get(key) ?? loadSources(subject, name);
  sourcePromises.set(key, sourcePromise);
  const files = use(sourcePromise);
  const [openFile, setOpenFile] = useState(files[0]?.fileName ?? null);
  const code = files.find(({ fileName }) => fileName === openFile)?.code ?? '';
  const label = t(copied ? 'copied' : 'copy', { file: openFile });

  return (
    <Tabs
      value={openFile}
      onChange={setOpenFile}
      classNames={{ list: classes.files, tab: classes.file }}
    >
      <Group gap="sm" wrap="nowrap" py="xs" ps="sm" pe="md" mod="line-bottom">
        <Tabs.List>
          {files.map(({ fileName }) => (
            <Tabs.Tab key={fileName} value={fileName}>
              {fileName}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <ActionIcon
          size={36}
          variant="subtle"
          color="gray"
          aria-label={label}
          title={label}
          onClick={() => copy(code)}
        >
          {copied ? <IconCheck size={18} stroke={1.7} /> : <IconCopy size={18} stroke={1.7} />}
        </ActionIcon>
        <span className="fd-sr-only" role="status">
          {copied && label}
        </span>
      </Group>
      {files.map((file) => (
        <Tabs.Panel key={file.fileName} value={file.fileName}>
          <Listing {...file} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The highlighted source code of a file. */
function Listing({ fileName, code, language }: SourceFile) {
  const { value } = highlighter.highlight(code, { language });

  return (
    <Box
      component="section"
      px={20}
      py="lg"
      mah={440}
      className={classes.listing}
      dir="ltr"
      tabIndex={0}
      aria-label={fileName}
    >
      <pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the source code of the product, which the highlighter escapes */}
        <code dangerouslySetInnerHTML={{ __html: value }} />
      </pre>
    </Box>
  );
}
