import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './SlugInput.module.css';
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
      <div className={classes.state} role="status">
        {checked?.isFree && !props.error && (
          <span className={classes.free}>
            <IconCheck size={14} stroke={2} aria-hidden />
            {t('slug.free')}
          </span>
        )}
        {checked && !checked.isFree && (
          <>
            <span className={classes.takenMessage}>{t('slug.taken')}</span>
            <Button size="compact-sm" variant="subtle" onClick={slug.applySuggestion}>
              {t('slug.useSuggestion', { slug: checked.suggestion })}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
