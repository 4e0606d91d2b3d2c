import { Box, Button, Flex, Group, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChoiceFragment } from '../../gql/profile/graphql.ts';
import { useVoteInPollMutation } from '../../gql/profile/hooks.ts';
import { AvatarGroup } from '../../ui/AvatarGroup.tsx';
import classes from './ProfilePage.module.css';

/** A poll with one vote, which can be changed or removed. */
export function Poll({ choices }: { choices: ChoiceFragment[] }) {
  const { t } = useTranslation('profile');
  const [vote] = useVoteInPollMutation();

  const choose = (id: number | null) =>
    vote({
      variables: { id },
      optimisticResponse: {
        voteInPoll: choices.map((choice) => ({ ...choice, youVoted: choice.id === id })),
      },
    });

  return (
    <Flex component="fieldset" gap="lg" direction="column" className={classes.poll}>
      <legend>
        <bdi>{t('pollText')}</bdi>
      </legend>
      {choices.map(({ id, name, result, youVoted, votedUsers }) => (
        <Stack key={id} gap="sm">
          <Group wrap="nowrap" align="stretch" justify="space-between">
            <Radio
              name="poll"
              label={name}
              checked={youVoted}
              onChange={() => choose(id)}
              onClick={() => youVoted && choose(null)}
            />
            <bdi>{result}</bdi>
          </Group>
          <Box
            component="span"
            h={8}
            bdrs="xs"
            bg="var(--mantine-color-default-hover)"
            display="block"
            style={{ overflow: 'hidden' }}
            className={classes.bar}
            aria-hidden
          >
            <span style={{ inlineSize: result }} />
          </Box>
          <AvatarGroup
            people={votedUsers.map(({ username, avatar }) => ({ fullName: username, avatar }))}
          />
        </Stack>
      ))}
      {choices.some(({ youVoted }) => youVoted) && (
        <Button style={{ justifySelf: 'start' }} variant="default" onClick={() => choose(null)}>
          {t('unvote')}
        </Button>
      )}
    </Flex>
  );
}
