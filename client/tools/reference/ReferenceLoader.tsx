import { Box, Button, Stack, Text } from '@mantine/core';
import { use } from 'react';
import type { OpenApi } from './openapi.ts';
import classes from './ReferencePage.module.css';
import { ReferencePage } from './ReferencePage.tsx';
import { texts } from './texts.ts';

/** Suspends until the document has loaded. Renders the reference, or an error message. */
export function ReferenceLoader({ document }: { document: Promise<OpenApi | null> }) {
  const openApi = use(document);
  if (openApi) return <ReferencePage document={openApi} />;

  return (
    <Box component="main" miw={0} className={classes.main}>
      <Stack align="flex-start">
        <Text role="alert">{texts.notLoaded}</Text>
        <Button onClick={() => location.reload()}>{texts.retry}</Button>
      </Stack>
    </Box>
  );
}
