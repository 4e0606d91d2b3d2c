import { Radio, type RadioGroupProps, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PostStatus } from '../../gql/blog/graphql.ts';

const statuses: PostStatus[] = ['DRAFT', 'PENDING', 'PUBLISHED'];

/** An input for the status of a post. */
export function StatusInput(props: Omit<RadioGroupProps, 'children'>) {
  const { t } = useTranslation('blog');

  return (
    <Radio.Group label={t('field.status')} {...props}>
      <Stack pt="sm">
        {statuses.map((status) => (
          <Radio
            key={status}
            value={status}
            label={t(`status.${status}`)}
            description={t(`statusHint.${status}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
