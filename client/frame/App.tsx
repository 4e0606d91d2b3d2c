import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { Providers } from './Providers.tsx';

export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
