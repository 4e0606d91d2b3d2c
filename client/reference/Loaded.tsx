import { Button, Stack, Text } from '@mantine/core';
import { use } from 'react';
import type { OpenApi } from './openapi.ts';
import classes from './ReferencePage.module.css';
import { ReferencePage } from './ReferencePage.tsx';
import { texts } from './texts.ts';

/** The page once the document has loaded, or an error message. */
export function Loaded({ document }: { document: Promise<OpenApi | null> }) {
  const loaded = use(document);
  if (loaded) return <ReferencePage document={loaded} />;

  return (
    <main className={classes.main}>
      <Stack align="flex-start">
        <Text role="alert">{texts.notLoaded}</Text>
        <Button onClick={() => location.reload()}>{texts.again}</Button>
      </Stack>
    </main>
  );
}
