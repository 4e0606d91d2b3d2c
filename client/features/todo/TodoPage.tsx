import { Button, Card, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { Columns } from '../../ui/Columns.tsx';
import { useItemEditor } from '../../ui/itemEditor/useItemEditor.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { defaultParams, getBoardVariables, taskParams } from './boardParams.ts';
import { DeleteTagButton } from './DeleteTagButton.tsx';
import { readFilterOrTag } from './filtersAndTags.ts';
import type { todoLoader } from './loaders.ts';
import { TaskList } from './TaskList.tsx';
import { TodoNav } from './TodoNav.tsx';
import { TodoToolbar } from './TodoToolbar.tsx';
import { useTaskActions } from './useTaskActions.ts';

const EmptyBoard = lazyComponent(async () => (await import('./EmptyBoard.tsx')).EmptyBoard);
const Pager = lazyComponent(async () => (await import('../../ui/Pager.tsx')).Pager);
const TaskEditor = lazyComponent(async () => (await import('./TaskEditor.tsx')).TaskEditor);

const perPage = 50;

/** The board at `/apps/todo`. The URL contains the filters and the open task. */
export function TodoPage() {
  const { t } = useTranslation('todo');
  const pathParams = useParams();
  const [params, setParams] = useUrlParams(defaultParams);
  const { name, filter } = readFilterOrTag(pathParams);
  const boardVariables = getBoardVariables(pathParams, params);
  const { q, sortBy, page } = boardVariables;
  const { data } = useLoadedQuery(useLoaderData<typeof todoLoader>().page);
  const { tasks, total } = data.taskPage;
  const { customTag } = data;
  const label = name ? t(`filterOrTag.${name}`) : (customTag?.name ?? '');
  const actions = useTaskActions(boardVariables);
  const editor = useItemEditor(taskParams);
  const keptFocus = useKeptFocus<HTMLDivElement>(tasks);
  useTitle(label, t('title'));

  return (
    <Stack gap={20}>
      <div>
        <PageHeader
          title={label}
          about={t('count', { count: total })}
          action={
            <>
              {customTag && <DeleteTagButton tag={customTag} />}
              <Button
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => editor.openNew()}
              >
                {t('add')}
              </Button>
            </>
          }
        />
      </div>

      <Columns start={216}>
        <TodoNav />

        <Card component="section" padding={0} mod="edge" miw={0} aria-label={label} {...keptFocus}>
          <TodoToolbar
            q={q}
            sortBy={sortBy}
            deletedIds={filter === 'DELETED' ? tasks.map(({ id }) => id) : []}
            onSearch={(text) => setParams({ q: text, page: 1 })}
            onSort={(newSortBy) => setParams({ sortBy: newSortBy, page: 1 })}
            onPurge={actions.purge}
          />
          {total > 0 ? (
            <TaskList
              tasks={tasks}
              actions={actions}
              isFirstPage={page === 1}
              hasMore={page * perPage < total}
              isReorderable={sortBy === 'BOARD' && q === '' && filter !== 'DELETED'}
            />
          ) : (
            <Suspense>
              <EmptyBoard
                filterName={name === 'all' ? undefined : label}
                isBin={filter === 'DELETED'}
                q={q}
                onAdd={() => editor.openNew()}
                onClear={() => setParams({ q: '', page: 1 })}
              />
            </Suspense>
          )}
          <Suspense>
            <Pager
              page={page}
              perPage={perPage}
              total={total}
              onChange={(newPage) => setParams({ page: newPage })}
            />
          </Suspense>
        </Card>
      </Columns>

      {editor.isNeeded && (
        <Suspense>
          <TaskEditor editor={editor} actions={actions} />
        </Suspense>
      )}
    </Stack>
  );
}
