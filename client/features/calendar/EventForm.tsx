import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { IconLink, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EventForm_EventFragment } from '../../gql/calendar/graphql.ts';
import { DrawerForm } from '../../ui/form/FormDrawer.tsx';
import { EventTimeInput } from './EventTimeInput.tsx';
import { GuestsInput } from './GuestsInput.tsx';
import { KindSelect } from './KindSelect.tsx';
import type { Span } from './spans.ts';
import { useEventForm } from './useEventForm.ts';

const iconProps = { size: 16, stroke: 1.7, 'aria-hidden': true };

interface EventFormProps {
  /** The event to edit. Undefined for a new event. */
  event?: EventForm_EventFragment;
  /** The initial span of a new event. */
  span?: Span;
  onClose: () => void;
}

/** A form that creates or edits an event. */
export function EventForm({ event, span, onClose }: EventFormProps) {
  const { t } = useTranslation(['calendar', 'app']);
  const { form, setStart, guests } = useEventForm({ event, span, onSaved: onClose });
  const { values, errors } = form;

  return (
    <DrawerForm
      form={form}
      action={t(event ? 'editor.update' : 'editor.submit')}
      secondary={
        <Button variant="default" onClick={onClose}>
          {t('app:cancel')}
        </Button>
      }
    >
      <TextInput
        label={t('field.title')}
        withAsterisk
        data-autofocus={event ? undefined : true}
        autoComplete="off"
        maxLength={200}
        {...form.getInputProps('title')}
      />
      <KindSelect {...form.getInputProps('kind')} />
      <Switch label={t('field.allDay')} {...form.getInputProps('isAllDay', { type: 'checkbox' })} />
      <EventTimeInput
        label={t('field.start')}
        timeLabel={t('field.startTime')}
        hasTime={!values.isAllDay}
        day={values.startDay}
        time={values.startTime}
        path="startDay"
        error={errors.startDay}
        onDay={(startDay) => setStart({ startDay })}
        onTime={(startTime) => setStart({ startTime })}
      />
      <EventTimeInput
        label={t('field.end')}
        timeLabel={t('field.endTime')}
        hasTime={!values.isAllDay}
        day={values.endDay}
        time={values.endTime}
        path="endDay"
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
        leftSection={<IconMapPin {...iconProps} />}
        autoComplete="off"
        {...form.getInputProps('location')}
      />
      <TextInput
        label={t('field.link')}
        type="url"
        dir="ltr"
        placeholder="https://"
        leftSection={<IconLink {...iconProps} />}
        autoComplete="off"
        {...form.getInputProps('link')}
      />
      <Textarea
        label={t('field.description')}
        rows={4}
        resize="vertical"
        {...form.getInputProps('description')}
      />
    </DrawerForm>
  );
}
