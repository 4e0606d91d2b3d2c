import { Button, Flex, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasDraft } from '../../ui/form/draftStorage.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { getConnectionDraftName, type Network } from './networks.ts';
import { useConnections } from './useConnections.ts';

interface ConnectionRowProps {
  network: Network;
  connection: { id: string | null; profileImg: string | null };
}

/** A network with the username of the connected account, or with a button that connects an account. */
export function ConnectionRow({ network, connection }: ConnectionRowProps) {
  const { t } = useTranslation('account');
  const [isFormOpen, setFormOpen] = useState(() =>
    hasDraft(getConnectionDraftName(network.network)),
  );
  const { disconnect, isDisconnecting } = useConnections(network);
  const { name, Icon } = network;
  const { id, profileImg } = connection;

  return (
    <Group component="li" gap="12px 16px" mih={64} py="md">
      <Icon size={22} stroke={1.6} aria-hidden />
      <Flex component="span" gap="xs" fw={500} direction="column" miw={0} flex={1}>
        <span>{name}</span>
        {id ? (
          <Flex component="span" gap="sm" fw={400} align="center" mod="breakable">
            <PersonAvatar fullName={id} avatar={profileImg ?? ''} size={24} isDecorative />
            <bdi>@{id}</bdi>
          </Flex>
        ) : (
          <Text span c="dimmed">
            {t('connections.none')}
          </Text>
        )}
      </Flex>
      {id && (
        <LoadingButton
          variant="default"
          loading={isDisconnecting}
          aria-label={t('connections.disconnectFrom', { name })}
          onClick={() => disconnect(id)}
        >
          {t('connections.disconnect')}
        </LoadingButton>
      )}
      {!id && !isFormOpen && (
        <Button
          variant="light"
          aria-label={t('connections.connectTo', { name })}
          onClick={() => setFormOpen(true)}
        >
          {t('connections.connect')}
        </Button>
      )}
      {!id && isFormOpen && <ConnectForm network={network} onClose={() => setFormOpen(false)} />}
    </Group>
  );
}
