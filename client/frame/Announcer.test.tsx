import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';
import { changeLanguage } from './i18n.ts';

test('a link of the menu moves the focus to the heading of the new screen', async () => {
  const { user } = await renderRoute('/apps/todo');

  await user.click(screen.getByRole('link', { name: 'Access control' }));

  const heading = await screen.findByRole('heading', { level: 1, name: 'Access control' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('another language changes the title, and the focus returns to the menu of languages', async () => {
  onTestFinished(() => changeLanguage('en'));
  const { user, router } = await renderRoute('/apps/todo');
  await router.navigate('/access-control');
  await screen.findByRole('heading', { level: 1, name: 'Access control' });

  await user.click(screen.getByRole('button', { name: 'Language: English (EN)' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));

  await screen.findByRole('heading', { level: 1, name: 'Zugriffsrechte' });
  const german = screen.getByRole('button', { name: 'Sprache: Deutsch (DE)' });
  await waitFor(() => expect(german).toHaveFocus());

  // The title changes sooner this time, because the texts are loaded: before the closing menu returns the focus.
  await user.click(german);
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));

  await screen.findByRole('heading', { level: 1, name: 'Access control' });
  const english = screen.getByRole('button', { name: 'Language: English (EN)' });
  await waitFor(() => expect(english).toHaveFocus());
});
