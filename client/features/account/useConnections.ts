import { useTranslation } from 'react-i18next';
import {
  useConnectAccountMutation,
  useDisconnectAccountMutation,
} from '../../gql/account/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Network } from './networks.ts';

/** Returns a function that disconnects the account of a network. A toast can undo it. */
export function useConnections({ network, name }: Network) {
  const { t } = useTranslation('account');
  const [connectAccount] = useConnectAccountMutation();
  const [disconnectAccount, { loading: isDisconnecting }] = useDisconnectAccountMutation();

  return {
    isDisconnecting,

    async disconnect(id: string) {
      const { error } = await disconnectAccount({ variables: { network } });
      if (error) return;
      void showToast({
        kind: 'success',
        message: t('connections.disconnected', { name }),
        undo: () => void connectAccount({ variables: { network, id } }),
      });
    },
  };
}
