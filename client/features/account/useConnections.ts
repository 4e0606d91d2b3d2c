import { useTranslation } from 'react-i18next';
import {
  useConnectAccountMutation,
  useDisconnectAccountMutation,
} from '../../gql/account/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Network } from './networks.ts';

/** Returns functions that connect and disconnect the account of a network. A toast can undo a disconnection. */
export function useConnections({ network, name }: Network) {
  const { t } = useTranslation('account');
  const [connectAccount, { loading: isConnecting }] = useConnectAccountMutation();
  const [disconnectAccount, { loading: isDisconnecting }] = useDisconnectAccountMutation();

  /** Connects an account without a toast. Resolves to false after an error. */
  async function connectQuietly(id: string) {
    const { error } = await connectAccount({ variables: { network, id } });
    return !error;
  }

  return {
    isBusy: isConnecting || isDisconnecting,

    async connect(id: string) {
      const isConnected = await connectQuietly(id);
      if (isConnected) {
        void showToast({ kind: 'success', message: t('connections.connected', { name, id }) });
      }
      return isConnected;
    },

    async disconnect(id: string) {
      const { error } = await disconnectAccount({ variables: { network } });
      if (error) return;
      void showToast({
        kind: 'success',
        message: t('connections.disconnected', { name }),
        undo: () => void connectQuietly(id),
      });
    },
  };
}
