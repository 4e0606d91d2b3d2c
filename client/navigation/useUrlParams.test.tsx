import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { useUrlParams } from './useUrlParams.ts';

const defaultParams = { q: '', sortBy: 'NAME' };

interface ListProps {
  /** Returns a promise for the list of a search. */
  load?: (q: string) => Promise<unknown>;
}

const loaded = Promise.resolve();

function List({ load = () => loaded }: ListProps) {
  const [{ q }, setParams] = useUrlParams(defaultParams);
  use(load(q));

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
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  const load = (q: string) => (q === '' ? loaded : loading);
  const { router, user } = await renderComponent(
    <Suspense>
      <List load={load} />
    </Suspense>,
  );

  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=oak'));
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  finishLoading();

  expect(await screen.findByRole('heading', { name: 'Results for “oak”' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=oak&sortBy=PRICE');
});

test('a change does not take parameters of the next screen, which is not rendered yet', async () => {
  const { router } = await renderComponent(
    <Suspense>
      <List />
    </Suspense>,
    '/?q=elm',
  );

  await router.navigate('/next?q=ash');
  fireEvent.click(screen.getByRole('button', { name: 'Sort' }));

  await waitFor(() => expect(router.state.location.search).toBe('?q=elm&sortBy=PRICE'));
});
