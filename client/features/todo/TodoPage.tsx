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
import { SelectedTasks } from './selectedTasks.ts';
import { CompletedTasks, TaskGroups } from './TaskGroups.tsx';
import { TaskList } from './TaskList.tsx';
import { TodoNav } from './TodoNav.tsx';
import { TodoToolbar } from './TodoToolbar.tsx';
import { useTaskActions } from './useTaskActions.ts';
import { useTaskKeys } from './useTaskKeys.ts';

const EmptyBoard = lazyComponent(async () => (await import('./EmptyBoard.tsx')).EmptyBoard);
const TaskBoard = lazyComponent(async () => (await import('./TaskBoard.tsx')).TaskBoard);
const TaskBulkBar = lazyComponent(async () => (await import('./TaskBulkBar.tsx')).TaskBulkBar);
const Pager = lazyComponent(async () => (await import('../../ui/Pager.tsx')).Pager);
const TaskEditor = lazyComponent(async () => (await import('./TaskEditor.tsx')).TaskEditor);

/** The list or the board at `/apps/todo`. The URL contains the view, the filters and the open task. */
export function TodoPage() {
  const { t } = useTranslation(['todo', 'app']);
  const pathParams = useParams();
  const [params, setParams] = useUrlParams(defaultParams);
  const { name, filter } = readFilterOrTag(pathParams);
  const boardVariables = getBoardVariables(pathParams, params);
  const { q, sortBy, page, perPage, hasCompletedGroup } = boardVariables;
  const { data } = useLoadedQuery(useLoaderData<typeof todoLoader>().page);
  const { tasks, total, moreByStatus } = data.taskPage;
  const { customTag, completed } = data;
  const isBin = filter === 'DELETED';
  const isBoard = params.view === 'board' && !isBin;
  const hasPages = total > perPage;
  // In the manual order, each page would have all groups.
  const isGrouped =
    hasCompletedGroup && (sortBy === 'DUE_DATE' || (sortBy === 'BOARD' && !hasPages));
  const isReorderable = sortBy === 'BOARD' && q === '' && !isBin;
  const allTotal = total + (completed?.total ?? 0);
  const label = name ? t(`filterOrTag.${name}`) : (customTag?.name ?? '');
  const actions = useTaskActions(boardVariables);
  const onAdd = q || isBin || filter === 'COMPLETED' ? undefined : actions.add;
  const editor = useItemEditor(taskParams);
  const keptFocus = useKeptFocus<HTMLDivElement>(tasks);
  const { selection, help, completeSelected, removeSelected } = useTaskKeys({
    list: keptFocus.ref,
    tasks: [...tasks, ...(completed?.tasks ?? [])],
    boardVariables,
    actions,
    onAdd: editor.openNew,
  });
  useTitle(label, t('title'));

  return (
    <Stack gap={20}>
      <div>
        <PageHeader
          title={label}
          about={t('count', { count: allTotal })}
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
          <p className="fd-sr-only" role="status">
            {selection.selected.length > 0 &&
              t('app:ui.table.selected', { count: selection.selected.length })}
          </p>
          {selection.selected.length > 0 ? (
            <Suspense>
              <TaskBulkBar
                selection={selection}
                onComplete={completeSelected}
                onRemove={removeSelected}
              />
            </Suspense>
          ) : (
            <TodoToolbar
              q={q}
              sortBy={isBoard ? undefined : sortBy}
              view={isBin ? undefined : isBoard ? 'board' : 'list'}
              deletedIds={isBin ? tasks.map(({ id }) => id) : []}
              onSearch={(text) => setParams({ q: text, page: 1 })}
              onSort={(newSortBy) => setParams({ sortBy: newSortBy, page: 1 })}
              onView={(view) => setParams({ view, page: 1 })}
              onPurge={actions.purge}
            />
          )}
          <SelectedTasks value={new Set(selection.selected.map(({ id }) => id))}>
            {isBoard && (allTotal > 0 || onAdd) && (
              <Suspense>
                <TaskBoard
                  tasks={tasks}
                  moreByStatus={moreByStatus}
                  actions={actions}
                  onAdd={onAdd}
                  onShowList={() => setParams({ view: 'list' })}
                />
              </Suspense>
            )}
            {!isBoard && allTotal > 0 && (
              <>
                {isGrouped ? (
                  <TaskGroups
                    tasks={tasks}
                    actions={actions}
                    onAdd={onAdd}
                    hasMorePages={hasPages}
                    isReorderable={isReorderable}
                  />
                ) : (
                  <TaskList
                    tasks={tasks}
                    actions={actions}
                    isFirstPage={page === 1}
                    onMove={
                      isReorderable
                        ? (task, to) => actions.move(task, tasks, to, page * perPage < total)
                        : undefined
                    }
                  />
                )}
                {completed && completed.total > 0 && (
                  <CompletedTasks
                    tasks={completed.tasks}
                    total={completed.total}
                    actions={actions}
                    isOpen={params.completed}
                    onToggle={() => setParams({ completed: !params.completed })}
                  />
                )}
              </>
            )}
          </SelectedTasks>
          {allTotal === 0 && !(isBoard && onAdd) && (
            <Suspense>
              <EmptyBoard
                filterName={name === 'all' ? undefined : label}
                isBin={isBin}
                q={q}
                onAdd={() => editor.openNew()}
                onClear={() => setParams({ q: '', page: 1 })}
              />
            </Suspense>
          )}
          {!isBoard && (
            <Suspense>
              <Pager
                page={page}
                perPage={perPage}
                total={total}
                onChange={(newPage) => setParams({ page: newPage })}
              />
            </Suspense>
          )}
        </Card>
      </Columns>

      {help}
      {editor.isNeeded && (
        <Suspense>
          <TaskEditor editor={editor} actions={actions} />
        </Suspense>
      )}
    </Stack>
  );
}
