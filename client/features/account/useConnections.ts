import { useTranslation } from 'react-i18next';
import {
  useConnectAccountMutation,
  useDisconnectAccountMutation,
} from '../../gql/account/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Network } from './networks.ts';

/** Connects and disconnects an account. Disconnecting can be undone. */
export function useConnections({ network, name }: Network) {
  const { t } = useTranslation('account');
  const [connectOne, { loading: isConnecting }] = useConnectAccountMutation();
  const [disconnectOne, { loading: isDisconnecting }] = useDisconnectAccountMutation();

  /** Resolves to whether the account was connected. */
  async function connect(id: string) {
    const { error } = await connectOne({ variables: { network, id } });
    return !error;
  }

  return {
    isBusy: isConnecting || isDisconnecting,

    async connect(id: string) {
      const isDone = await connect(id);
      if (isDone) {
        void showToast({ kind: 'success', message: t('connections.connected', { name, id }) });
      }
      return isDone;
    },

    async disconnect(id: string) {
      const { error } = await disconnectOne({ variables: { network } });
      if (error) return;
      void showToast({
        kind: 'success',
        message: t('connections.disconnected', { name }),
        undo: () => void connect(id),
      });
    },
  };
}
