import { Flex, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import type { UserViewPageQuery } from '../../gql/users/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import type { viewLoader } from './loaders.ts';
import { MissingUser } from './MissingUser.tsx';
import { PlanCard } from './PlanCard.tsx';
import { UserCard } from './UserCard.tsx';
import { UserHeader } from './UserHeader.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserInformation } from './UserInformation.tsx';
import { UserPermissions } from './UserPermissions.tsx';
import classes from './UserViewPage.module.css';

/** The profile of a user at `/apps/user/view/7`. */
export function UserViewPage() {
  const id = Number(useParams().id);
  const { data } = useLoadedQuery(useLoaderData<typeof viewLoader>().page);

  return data.user ? <UserView key={id} user={data.user} /> : <MissingUser id={id} />;
}

type ViewedUser = NonNullable<UserViewPageQuery['user']>;

function UserView({ user }: { user: ViewedUser }) {
  const { t } = useTranslation('users');
  useTitle(user.fullName, t('title'));

  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <UserHeader user={user} />
      </div>
      <div className={classes.side}>
        <UserCard user={user} />
        <PlanCard user={user} />
      </div>
      <Flex direction="column" gap={{ base: 'lg', md: 'xl' }} miw={0}>
        <UserPermissions user={user} />
        <UserInformation user={user} />
        <UserHistory user={user} />
      </Flex>
      <section className={classes.invoices}>
        <Title order={2} size="h3" mb="md">
          {t('invoices')}
        </Title>
        <SharedComponent name="invoices.list" salespersonId={user.id} />
      </section>
    </div>
  );
}
