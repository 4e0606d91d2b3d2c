import '@mantine/core/styles/Chip.css';
import { Button, Chip, TextInput } from '@mantine/core';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskForm_TaskFragment } from '../../gql/todo/graphql.ts';
import { DatePicker } from '../../ui/dates/DatePicker.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import { tagNames, tags } from './places.ts';
import classes from './TaskEditor.module.css';
import { isAnotherTask } from './useTaskEditor.ts';
import { type Preset, useTaskForm } from './useTaskForm.ts';

interface TaskFormProps {
  /** The task to change; without one, a new one is added. */
  task?: TaskForm_TaskFragment;
  /** What a new task starts with. */
  preset?: Preset;
  onClose: () => void;
}

export function TaskForm({ task, preset, onClose }: TaskFormProps) {
  const { t } = useTranslation(['todo', 'app']);
  const id = useId();
  const { form, save } = useTaskForm({ task, preset, onSaved: onClose });
  // A second submit can arrive before the first one has drawn anything.
  const isSaving = useRef(false);

  const submit = form.onSubmit(async (values) => {
    if (isSaving.current) return;
    isSaving.current = true;
    // Once saved, the form has done its work and is on its way out.
    isSaving.current = await save(values);
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={() => form.isDirty()} isLeaving={isAnotherTask} text={t('discard')} />
      <div className={classes.fields}>
        <TextInput
          key={form.key('title')}
          label={t('field.title')}
          withAsterisk
          data-autofocus={task ? undefined : true}
          autoComplete="off"
          {...form.getInputProps('title')}
        />
        <div className={classes.pair}>
          <AssigneeSelect key={form.key('assignee')} {...form.getInputProps('assignee')} />
          <DatePicker
            key={form.key('dueDate')}
            label={t('field.dueDate')}
            {...form.getInputProps('dueDate')}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex column everywhere */}
        <div role="group" aria-labelledby={`${id}-tags`}>
          <div className={classes.label} id={`${id}-tags`}>
            {t('tags')}
          </div>
          <Chip.Group key={form.key('tags')} multiple {...form.getInputProps('tags')}>
            <div className={classes.chips}>
              {tagNames.map((name) => (
                <Chip key={name} value={tags[name]} variant="outline">
                  {t(`place.${name}`)}
                </Chip>
              ))}
            </div>
          </Chip.Group>
        </div>
        <div>
          <div className={classes.label} id={`${id}-description`}>
            {t('field.description')}
          </div>
          <RichText
            key={form.key('description')}
            labelledBy={`${id}-description`}
            {...form.getInputProps('description')}
          />
        </div>
      </div>

      <div className={classes.buttons}>
        {task ? (
          <Button variant="default" onClick={() => form.reset()}>
            {t('editor.reset')}
          </Button>
        ) : (
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
        )}
        <Button type="submit" loading={form.submitting}>
          {t(task ? 'editor.update' : 'editor.submit')}
        </Button>
      </div>
    </form>
  );
}
