import { Box, Card, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostPageQuery } from '../../gql/blog/graphql.ts';
import { canOpen } from '../../navigation/screenRegistry.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './AuthorCard.module.css';

/** The author of a post. The name is a link if the viewer can open the profile of the author. */
export function AuthorCard({ post }: { post: PostPageQuery['post'] }) {
  const { t } = useTranslation('blog');
  const { author, authorName, authorAvatar, authorTitle, authorAbout } = post;
  const profileAddress = author ? `/apps/user/view/${author.id}` : '';

  return (
    <Card component="section" px="xl" py={20} className={classes.card} aria-label={t('author')}>
      <PersonAvatar fullName={authorName} avatar={authorAvatar} size={56} isDecorative />
      <div>
        <Title order={2} size="h3" className={classes.name}>
          {profileAddress && canOpen(profileAddress) ? (
            <Link to={profileAddress}>
              <bdi>{authorName}</bdi>
            </Link>
          ) : (
            <bdi>{authorName}</bdi>
          )}
        </Title>
        {authorTitle && <Text c="dimmed">{authorTitle}</Text>}
        {authorAbout && (
          <Box component="p" mt="xs" c="dimmed">
            {authorAbout}
          </Box>
        )}
      </div>
    </Card>
  );
}
