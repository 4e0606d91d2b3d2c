import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { RouterContext } from '../navigation/latestLocation.ts';
import { Providers, type ProvidersProps } from './Providers.tsx';

type AppProps = Pick<RouterProviderProps, 'router'> & Pick<ProvidersProps, 'env'>;

export function App({ router, env }: AppProps) {
  return (
    <Providers env={env}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </Providers>
  );
}
