import { ActionIcon, Tabs } from '@mantine/core';
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

const read = new Map<string, Promise<SourceFile[]>>();

interface DemoCodeProps {
  subject: string;
  name: string;
}

/** The source code of a demo, with a copy button. */
export function DemoCode({ subject, name }: DemoCodeProps) {
  const { t } = useTranslation('gallery');
  const { copy, copied } = useClipboard();
  const key = `${subject}/${name}`;
  const reading = read.get(key) ?? loadSources(subject, name);
  read.set(key, reading);
  const files = use(reading);
  const [shown, setShown] = useState(files[0]?.fileName ?? null);
  const code = files.find(({ fileName }) => fileName === shown)?.code ?? '';
  const label = t(copied ? 'copied' : 'copy', { file: shown });

  return (
    <Tabs value={shown} onChange={setShown} classNames={{ list: classes.files, tab: classes.file }}>
      <div className={classes.bar}>
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
        <span className={classes.status} role="status">
          {copied && label}
        </span>
      </div>
      {files.map((file) => (
        <Tabs.Panel key={file.fileName} value={file.fileName}>
          <Listing {...file} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Listing({ fileName, code, language }: SourceFile) {
  const { value } = highlighter.highlight(code, { language });

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={classes.listing} dir="ltr" tabIndex={0} aria-label={fileName}>
      <pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source, escaped by the highlighter */}
        <code dangerouslySetInnerHTML={{ __html: value }} />
      </pre>
    </section>
  );
}
