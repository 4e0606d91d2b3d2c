import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { IconLink, IconMapPin } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventForm_EventFragment } from '../../gql/calendar/graphql.ts';
import { DiscardGuard } from './DiscardGuard.tsx';
import classes from './EventEditor.module.css';
import { GuestsInput } from './GuestsInput.tsx';
import { KindSelect } from './KindSelect.tsx';
import type { Span } from './spans.ts';
import { useEventForm } from './useEventForm.ts';
import { WhenInput } from './WhenInput.tsx';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

interface EventFormProps {
  /** The event to change; without one, a new one is added. */
  event?: EventForm_EventFragment;
  /** When a new event is to take place. */
  span?: Span;
  onClose: () => void;
}

export function EventForm({ event, span, onClose }: EventFormProps) {
  const { t } = useTranslation(['calendar', 'app']);
  const { form, save, setStart, guests } = useEventForm({ event, span, onSaved: onClose });
  const { values, errors } = form;
  // A second submit can arrive before the first one has drawn anything.
  const isSaving = useRef(false);
  const isSaved = useRef(false);

  const submit = form.onSubmit(async (submitted) => {
    if (isSaving.current) return;
    isSaving.current = true;
    // Once saved, the form has done its work and is on its way out.
    isSaved.current = true;
    isSaving.current = await save(submitted);
    isSaved.current = isSaving.current;
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <DiscardGuard isDirty={() => !isSaved.current && form.isDirty()} />
      <div className={classes.fields}>
        <TextInput
          label={t('field.title')}
          withAsterisk
          data-autofocus={event ? undefined : true}
          autoComplete="off"
          maxLength={200}
          {...form.getInputProps('title')}
        />
        <KindSelect {...form.getInputProps('kind')} />
        <Switch
          label={t('field.allDay')}
          {...form.getInputProps('isWhole', { type: 'checkbox' })}
        />
        <WhenInput
          label={t('field.start')}
          timeLabel={t('field.startTime')}
          hasTime={!values.isWhole}
          day={values.startDay}
          time={values.startTime}
          error={errors.startDay}
          onDay={(startDay) => setStart({ startDay })}
          onTime={(startTime) => setStart({ startTime })}
        />
        <WhenInput
          label={t('field.end')}
          timeLabel={t('field.endTime')}
          hasTime={!values.isWhole}
          day={values.endDay}
          time={values.endTime}
          error={errors.endDay}
          onDay={(endDay) => form.setValues({ endDay })}
          onTime={(endTime) => {
            form.setValues({ endTime });
            form.clearFieldError('endDay');
          }}
        />
        <GuestsInput guests={guests} {...form.getInputProps('guests')} />
        <TextInput
          label={t('field.location')}
          leftSection={<IconMapPin {...icon} />}
          autoComplete="off"
          {...form.getInputProps('location')}
        />
        <TextInput
          label={t('field.link')}
          type="url"
          dir="ltr"
          placeholder="https://"
          leftSection={<IconLink {...icon} />}
          autoComplete="off"
          {...form.getInputProps('link')}
        />
        <Textarea
          label={t('field.description')}
          rows={4}
          resize="vertical"
          {...form.getInputProps('description')}
        />
      </div>

      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('app:cancel')}
        </Button>
        <Button type="submit" loading={form.submitting}>
          {t(event ? 'editor.update' : 'editor.submit')}
        </Button>
      </div>
    </form>
  );
}
