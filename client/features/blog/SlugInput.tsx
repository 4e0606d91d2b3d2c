import { Button, Flex, Group, Text, TextInput, type TextInputProps } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Slug } from './useSlug.ts';

interface SlugInputProps extends TextInputProps {
  slug: Slug;
}

/** An input for the slug of a post. Shows whether the slug is available. */
export function SlugInput({ slug, ...props }: SlugInputProps) {
  const { t } = useTranslation('blog');
  const { checked } = slug;

  return (
    <div>
      <TextInput
        label={t('field.slug')}
        description={t('field.slugHint')}
        withAsterisk
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        {...props}
      />
      <Group gap="xs" fz="xs" pt="xs" mih={24} role="status">
        {checked?.isFree && !props.error && (
          <Flex component="span" gap="xs" c="success" align="center">
            <IconCheck size={14} stroke={2} aria-hidden />
            {t('slug.free')}
          </Flex>
        )}
        {checked && !checked.isFree && (
          <>
            <Text inherit c="danger" span>
              {t('slug.taken')}
            </Text>
            <Button size="compact-sm" variant="subtle" onClick={slug.applySuggestion}>
              {t('slug.useSuggestion', { slug: checked.suggestion })}
            </Button>
          </>
        )}
      </Group>
    </div>
  );
}
