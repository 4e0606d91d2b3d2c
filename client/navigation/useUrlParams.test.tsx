import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { useUrlParams } from './useUrlParams.ts';

const defaultParams = { q: '', sortBy: 'NAME' };

function List() {
  const [{ q }, setParams] = useUrlParams(defaultParams);

  return (
    <>
      <h1>Results for “{q}”</h1>
      <button type="button" onClick={() => setParams({ q: 'oak' })}>
        Search
      </button>
      <button type="button" onClick={() => setParams({ sortBy: 'PRICE' })}>
        Sort
      </button>
    </>
  );
}

test('a change is kept if another parameter changes while its page is loading', async () => {
  let finishLoading = () => {};
  const loading = new Promise<null>((resolve) => {
    finishLoading = () => resolve(null);
  });
  const { router, user } = await renderComponent(<List />, '/', ({ url }) =>
    url.searchParams.has('q') ? loading : null,
  );

  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  finishLoading();

  expect(await screen.findByRole('heading', { name: 'Results for “oak”' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=oak&sortBy=PRICE');
});

test('a change does not take parameters of the next screen, which is not rendered yet', async () => {
  const { router } = await renderComponent(<List />, '/?q=elm');

  await router.navigate('/next?q=ash');
  fireEvent.click(screen.getByRole('button', { name: 'Sort' }));

  await waitFor(() => expect(router.state.location.search).toBe('?q=elm&sortBy=PRICE'));
});
