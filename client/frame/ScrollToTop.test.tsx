import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

test('hides at the end of the page when content appears that it would cover', async () => {
  let reportSize = () => {};
  class Observer {
    constructor(callback: () => void) {
      reportSize = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 700);
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500);
  await renderComponent(<ScrollToTop />);

  act(() => reportSize());
  expect(screen.getByRole('button', { name: 'Back to the top' })).toBeVisible();

  height.mockReturnValue(1800);
  act(() => reportSize());
  expect(screen.queryByRole('button')).toBeNull();
});
