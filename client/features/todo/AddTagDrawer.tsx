import { Chip, Group, Text, TextInput } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type TagColor, TodoNavDocument } from '../../gql/todo/graphql.ts';
import { useAddCustomTagMutation, useTodoNavQuery } from '../../gql/todo/hooks.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isOneOf } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { showToast } from '../../ui/toasts.ts';
import { tagNames } from './filtersAndTags.ts';
import { tagColors, tagStyles } from './tagStyles.ts';

interface Values {
  name: string;
  color: TagColor;
}

interface AddTagDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A drawer with the form of a new tag. */
export function AddTagDrawer({ isOpen, onClose }: AddTagDrawerProps) {
  const { t } = useTranslation('todo');
  const id = useId();
  const { data } = useTodoNavQuery();
  const [addTag] = useAddCustomTagMutation({ refetchQueries: [TodoNavDocument], ...formMutation });
  const form = useMutationForm<Values>({
    draft: 'tag.new',
    values: { name: '', color: 'BLUE' },
    shapes: { color: isOneOf(tagColors) },
    rules: { name: validateName },
    save: ({ values }) => addTag({ variables: { tag: values } }),
    // Another user has added a tag with this name.
    errorText: (field) => (field === 'name' ? t('fieldError.tagTaken') : undefined),
    onSaved(_, { name }) {
      showToast({ kind: 'success', message: t('toast.tagAdded', { name }) });
      onClose();
    },
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

  return (
    <FormDrawer
      form={form}
      title={t('tag.add')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('tag.add')}
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
        <Text component="div" fw={500} mb="xs" id={`${id}-color`}>
          {t('field.color')}
        </Text>
        <Chip.Group {...form.getInputProps('color')}>
          <Group gap="sm" align="stretch">
            {tagColors.map((color) => (
              <Chip key={color} value={color} variant="outline">
                <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
                  <IconTag size={14} stroke={2} color={tagStyles[color].text} aria-hidden />
                  {t(`color.${color}`)}
                </Group>
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </div>
    </FormDrawer>
  );
}
