import { Card, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProfilePageQuery } from '../../gql/profile/graphql.ts';
import { useProfilePostsQuery } from '../../gql/profile/hooks.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { About } from './About.tsx';
import { FollowList } from './FollowList.tsx';
import { Messages } from './Messages.tsx';
import { Photos } from './Photos.tsx';
import { Poll } from './Poll.tsx';
import { Post } from './Post.tsx';
import { PostForm } from './PostForm.tsx';
import classes from './ProfilePage.module.css';
import { loadMoreCount } from './profileParams.ts';
import { SuggestedPages } from './SuggestedPages.tsx';

interface FeedProps {
  profile: ProfilePageQuery['profile'];
  /** The number of visible posts. */
  count: number;
  onLoadMore: (count: number) => void;
}

/** The latest posts. The biography and the suggestions are beside the posts, or below them on a phone. */
export function Feed({ profile, count, onLoadMore }: FeedProps) {
  const { t } = useTranslation('profile');
  const { about, suggestedPages, feeds, latestPhotos, suggestions, polls } = profile;
  const { data, previousData, loading, error, refetch } = useProfilePostsQuery({
    variables: { limit: count },
  });
  const postPage = (data ?? previousData)?.profilePosts;
  const keptFocus = useKeptFocus<HTMLElement>(postPage, 'article', 'button');

  return (
    <div className={classes.columns}>
      <section
        className={classes.posts}
        aria-label={t('posts')}
        aria-busy={loading}
        data-placeholder={(!postPage && !error) || undefined}
        {...keptFocus}
      >
        <PostForm />
        {postPage?.posts.map((post) => (
          <Post key={post.id} post={post} />
        ))}
        {error && !postPage && <PanelFailure onRetry={() => void refetch()} />}
        {postPage && postPage.posts.length < postPage.total && (
          <LoadingButton
            style={{ justifySelf: 'center' }}
            variant="default"
            loading={loading}
            onClick={() => onLoadMore(postPage.posts.length + loadMoreCount)}
          >
            {t('more')}
          </LoadingButton>
        )}
      </section>

      <Stack gap={20}>
        <Card component="section" mod={{ edge: 'padded' }}>
          <About {...about} />
        </Card>
        <Card component="section" mod={{ edge: 'padded' }}>
          <Title order={3} mb="md">
            {t('pagesToLike')}
          </Title>
          <SuggestedPages pages={suggestedPages} />
        </Card>
        <Card component="section" mod={{ edge: 'padded' }}>
          <Title order={3} mb="md">
            {t('messages')}
          </Title>
          <Messages messages={feeds} />
        </Card>
      </Stack>

      <Stack gap={20}>
        <Card component="section" mod={{ edge: 'padded' }}>
          <Title order={3} mb="md">
            {t('photos')}
          </Title>
          <Photos photos={latestPhotos} />
        </Card>
        <Card component="section" mod={{ edge: 'padded' }}>
          <Title order={3} mb="md">
            {t('suggestions')}
          </Title>
          <FollowList people={suggestions} />
        </Card>
        <Card component="section" mod={{ edge: 'padded' }}>
          <Title order={3} mb="md">
            {t('poll')}
          </Title>
          <Poll choices={polls} />
        </Card>
      </Stack>
    </div>
  );
}
