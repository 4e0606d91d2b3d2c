import { Radio, type RadioGroupProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PostStatus } from '../../gql/blog/graphql.ts';
import classes from './StatusInput.module.css';

const statuses: PostStatus[] = ['DRAFT', 'PENDING', 'PUBLISHED'];

/** An input for the status of a post. */
export function StatusInput(props: Omit<RadioGroupProps, 'children'>) {
  const { t } = useTranslation('blog');

  return (
    <Radio.Group label={t('field.status')} {...props}>
      <div className={classes.choices}>
        {statuses.map((status) => (
          <Radio
            key={status}
            value={status}
            label={t(`status.${status}`)}
            description={t(`statusHint.${status}`)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
