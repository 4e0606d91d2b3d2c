import { IconCircleCheck, IconClock, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PostStatus } from '../../gql/blog/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

const statusStyles = {
  PUBLISHED: { tone: 'success', icon: IconCircleCheck },
  PENDING: { tone: 'warning', icon: IconClock },
  DRAFT: { tone: 'neutral', icon: IconPencil },
} as const;

/** A badge with the status of a post. */
export function PostStatusBadge({ status }: { status: PostStatus }) {
  const { t } = useTranslation('blog');
  return <StatusBadge {...statusStyles[status]}>{t(`status.${status}`)}</StatusBadge>;
}
