import { Button, Chip, Group, type SelectProps, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskForm_TaskFragment } from '../../gql/todo/graphql.ts';
import { useTaskAssigneesQuery, useTodoNavQuery } from '../../gql/todo/hooks.ts';
import { DatePicker } from '../../ui/dates/DatePicker.tsx';
import { DrawerForm } from '../../ui/form/FormDrawer.tsx';
import { PersonSelect } from '../../ui/PersonSelect.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import { tagNames, tags } from './filtersAndTags.ts';
import { type Preset, useTaskForm } from './useTaskForm.ts';

interface TaskFormProps {
  /** The task to edit. Undefined for a new task. */
  task?: TaskForm_TaskFragment;
  /** The initial values of a new task. */
  preset?: Preset;
  onClose: () => void;
}

/** The form of a task. */
export function TaskForm({ task, preset, onClose }: TaskFormProps) {
  const { t } = useTranslation(['todo', 'app']);
  const id = useId();
  const form = useTaskForm({ task, preset, onSaved: onClose });
  const { data } = useTodoNavQuery();

  return (
    <DrawerForm
      form={form}
      action={t(task ? 'editor.update' : 'editor.submit')}
      secondary={
        <Button variant="default" onClick={task ? form.reset : onClose}>
          {t(task ? 'editor.reset' : 'app:cancel')}
        </Button>
      }
    >
      <TextInput
        key={form.key('title')}
        label={t('field.title')}
        withAsterisk
        data-autofocus={task ? undefined : true}
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={{ base: 20, xs: 'lg' }}>
        <AssigneeSelect key={form.key('assignee')} {...form.getInputProps('assignee')} />
        <DatePicker
          key={form.key('dueDate')}
          label={t('field.dueDate')}
          {...form.getInputProps('dueDate')}
        />
      </SimpleGrid>
      {/* biome-ignore lint/a11y/useSemanticElements: not all browsers support a fieldset as a flex column */}
      <div role="group" data-path="tags" aria-labelledby={`${id}-tags`}>
        <Text component="div" fw={500} mb="xs" id={`${id}-tags`}>
          {t('tags')}
        </Text>
        <Group gap="sm" align="stretch">
          <Chip.Group key={form.key('tags')} multiple {...form.getInputProps('tags')}>
            {tagNames.map((name) => (
              <Chip key={name} value={tags[name]} variant="outline">
                {t(`filterOrTag.${name}`)}
              </Chip>
            ))}
          </Chip.Group>
          <Chip.Group
            key={form.key('customTagIds')}
            multiple
            {...form.getInputProps('customTagIds')}
          >
            {data?.customTags.map(({ id: tagId, name }) => (
              <Chip key={tagId} value={String(tagId)} variant="outline">
                <bdi>{name}</bdi>
              </Chip>
            ))}
          </Chip.Group>
        </Group>
      </div>
      <div>
        <Text component="div" fw={500} mb="xs" id={`${id}-description`}>
          {t('field.description')}
        </Text>
        <RichText
          key={form.key('description')}
          labelledBy={`${id}-description`}
          {...form.getInputProps('description')}
        />
      </div>
      {task && <SharedComponent name="records.history" type="Task" id={task.id} />}
    </DrawerForm>
  );
}

/** A select of the assignee. Without a value, the task is unassigned. */
function AssigneeSelect(props: SelectProps) {
  const { t } = useTranslation('todo');
  const { data } = useTaskAssigneesQuery();

  return (
    <PersonSelect
      {...props}
      people={data?.taskAssignees ?? []}
      label={t('field.assignee')}
      placeholder={t('field.nobody')}
      clearButtonProps={{ 'aria-label': t('field.clearAssignee') }}
      nothingFoundMessage={t('field.nobodyFound')}
    />
  );
}
