import { Box, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { Contents } from './Contents.tsx';
import { OperationCard } from './OperationCard.tsx';
import { filterGroups, groupOperations, type OpenApi } from './openapi.ts';
import { Prose } from './Prose.tsx';
import classes from './ReferencePage.module.css';
import { texts } from './texts.ts';
import { useOpenOperations } from './useOpenOperations.ts';

/**
 * Shows an OpenAPI document: the table of contents at the side, and a card for each operation.
 *
 * Scalar is not suitable: version 1.46, the last version for Node 20, renders our document with 148 accessibility errors.
 */
export function ReferencePage({ document }: { document: OpenApi }) {
  const [filter, setFilter] = useState('');
  const deferredFilter = useDeferredValue(filter);
  const groups = useMemo(() => groupOperations(document), [document]);
  const allOperations = useMemo(() => groups.flatMap(({ operations }) => operations), [groups]);
  const matchingGroups = useMemo(
    () => filterGroups(groups, deferredFilter),
    [groups, deferredFilter],
  );
  const ids = matchingGroups.flatMap(({ operations }) => operations.map(({ id }) => id));
  const { openIds, toggle, setOpenIds } = useOpenOperations(allOperations);
  const isAllOpen = ids.length > 0 && ids.every((id) => openIds.has(id));

  return (
    <div className={classes.page}>
      <aside className={classes.side}>
        <TextInput
          type="search"
          label={texts.filter}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <Contents groups={matchingGroups} />
      </aside>
      <Box component="main" miw={0} className={classes.main}>
        {document.info?.description && (
          <Text c="dimmed" maw="70ch" mb="lg">
            <Prose>{document.info.description}</Prose>
          </Text>
        )}
        <Group justify="space-between" mb="sm">
          <Text fz={13} c="dimmed" role="status">
            {ids.length > 0 ? texts.operationCount(ids.length) : texts.noMatch}
          </Text>
          {ids.length > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => setOpenIds(isAllOpen ? [] : ids)}
            >
              {isAllOpen ? texts.collapseAll : texts.expandAll}
            </Button>
          )}
        </Group>
        <Stack gap={32}>
          {matchingGroups.map(({ tag, description, operations }) => (
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
                    isOpen={openIds.has(operation.id)}
                    onToggle={() => toggle(operation.id)}
                  />
                ))}
              </Stack>
            </section>
          ))}
        </Stack>
      </Box>
    </div>
  );
}
