import type { Page } from '@playwright/test';

export const rows = (page: Page) => page.getByRole('region').getByRole('listitem');

export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });

export async function titles(page: Page): Promise<string[]> {
  return rows(page).getByRole('link').allTextContents();
}

/** Selects an item of the menu of a row. */
export async function selectRowAction(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for “${title}”` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
