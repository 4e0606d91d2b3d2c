import { Chip, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconTag } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getResponseErrors } from '../../data/failure.ts';
import { type TagColor, TodoNavDocument } from '../../gql/todo/graphql.ts';
import { useAddCustomTagMutation, useTodoNavQuery } from '../../gql/todo/hooks.ts';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { showToast } from '../../ui/toasts.ts';
import { tagNames } from './filtersAndTags.ts';
import classes from './TaskEditor.module.css';
import { tagColors, tagStyles } from './tagStyles.ts';

interface AddTagDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A drawer with the form of a new tag. */
export function AddTagDrawer({ isOpen, onClose }: AddTagDrawerProps) {
  const { t } = useTranslation('todo');
  const id = useId();
  const { data } = useTodoNavQuery();
  const [addTag] = useAddCustomTagMutation({ refetchQueries: [TodoNavDocument] });
  const form = useForm<{ name: string; color: TagColor }>({
    initialValues: { name: '', color: 'BLUE' },
    validate: { name: validateName },
  });

  function validateName(name: string) {
    const key = name.trim().toLowerCase();
    if (key === '') return t('fieldError.tagName');
    const names = [
      ...tagNames.map((tagName) => t(`filterOrTag.${tagName}`)),
      ...(data?.customTags ?? []).map((tag) => tag.name),
    ];
    return names.some((existing) => existing.toLowerCase() === key)
      ? t('fieldError.tagTaken')
      : null;
  }

  const save = form.onSubmit(
    async (tag) => {
      const { error } = await addTag({ variables: { tag } });
      if (getResponseErrors(error).some(({ extensions }) => extensions?.field === 'tag.name')) {
        // Another user has added a tag with this name.
        form.setFieldError('name', t('fieldError.tagTaken'));
      }
      if (error) return;
      showToast({ kind: 'success', message: t('toast.tagAdded', { name: tag.name.trim() }) });
      form.reset();
      onClose();
    },
    () => form.getInputNode('name')?.focus(),
  );

  return (
    <DrawerForm
      title={t('tag.add')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('tag.add')}
      isDirty={() => form.isDirty()}
      onSubmit={save}
    >
      <TextInput
        label={t('field.tagName')}
        withAsterisk
        data-autofocus
        maxLength={30}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <div role="radiogroup" aria-labelledby={`${id}-color`}>
        <div className={classes.label} id={`${id}-color`}>
          {t('field.color')}
        </div>
        <Chip.Group {...form.getInputProps('color')}>
          <div className={classes.chips}>
            {tagColors.map((color) => (
              <Chip key={color} value={color} variant="outline">
                <span className={classes.color}>
                  <IconTag size={14} stroke={2} color={tagStyles[color].text} aria-hidden />
                  {t(`color.${color}`)}
                </span>
              </Chip>
            ))}
          </div>
        </Chip.Group>
      </div>
    </DrawerForm>
  );
}
