import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostTag } from '../../gql/blog/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { listAddress } from './addresses.ts';
import classes from './TagLinks.module.css';
import { tagTones } from './tags.ts';

/** The tags of a post. Each tag is a link to the posts with this tag. */
export function TagLinks({ tags }: { tags: PostTag[] }) {
  const { t } = useTranslation('blog');
  if (tags.length === 0) return null;

  return (
    <Group component="ul" gap="4px 8px" align="stretch" aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`${listAddress}?tag=${tag}`} className={classes.tag}>
            <StatusBadge tone={tagTones[tag]}>{t(`tag.${tag}`)}</StatusBadge>
          </Link>
        </li>
      ))}
    </Group>
  );
}
