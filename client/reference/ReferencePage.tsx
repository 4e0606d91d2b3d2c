import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { Contents } from './Contents.tsx';
import { OperationCard } from './OperationCard.tsx';
import { filterGroups, groupOperations, type OpenApi } from './openapi.ts';
import { Prose } from './Prose.tsx';
import classes from './ReferencePage.module.css';
import { texts } from './texts.ts';
import { useOpen } from './useOpen.ts';

/**
 * Shows an OpenAPI document: its contents at the side, and a card for each operation.
 *
 * Scalar is not used: version 1.46, the last one for Node 20, has 148 nodes with accessibility errors on our
 * document.
 */
export function ReferencePage({ document }: { document: OpenApi }) {
  const [filter, setFilter] = useState('');
  const deferred = useDeferredValue(filter);
  const groups = useMemo(() => groupOperations(document), [document]);
  const all = useMemo(() => groups.flatMap(({ operations }) => operations), [groups]);
  const shown = useMemo(() => filterGroups(groups, deferred), [groups, deferred]);
  const ids = shown.flatMap(({ operations }) => operations.map(({ id }) => id));
  const { open, toggle, openOnly } = useOpen(all);
  const isAllOpen = ids.length > 0 && ids.every((id) => open.has(id));

  return (
    <div className={classes.page}>
      <aside className={classes.side}>
        <TextInput
          type="search"
          label={texts.filter}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <Contents groups={shown} />
      </aside>
      <main className={classes.main}>
        {document.info?.description && (
          <Text c="dimmed" maw="70ch" mb="lg">
            <Prose>{document.info.description}</Prose>
          </Text>
        )}
        <Group justify="space-between" mb="sm">
          <Text fz={13} c="dimmed" role="status">
            {ids.length > 0 ? texts.found(ids.length) : texts.nothingFound}
          </Text>
          {ids.length > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => openOnly(isAllOpen ? [] : ids)}
            >
              {isAllOpen ? texts.closeAll : texts.openAll}
            </Button>
          )}
        </Group>
        <Stack gap={32}>
          {shown.map(({ tag, description, operations }) => (
            <section key={tag} aria-labelledby={`tag-${tag}`}>
              <Title order={2} id={`tag-${tag}`} className={classes.tag}>
                {tag}
              </Title>
              {description && (
                <Text c="dimmed" mb="sm">
                  <Prose>{description}</Prose>
                </Text>
              )}
              <Stack gap="md">
                {operations.map((operation) => (
                  <OperationCard
                    key={operation.id}
                    document={document}
                    operation={operation}
                    isOpen={open.has(operation.id)}
                    onToggle={() => toggle(operation.id)}
                  />
                ))}
              </Stack>
            </section>
          ))}
        </Stack>
      </main>
    </div>
  );
}
