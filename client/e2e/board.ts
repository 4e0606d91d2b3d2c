import type { Page } from '@playwright/test';

export const getRows = (page: Page) => page.getByRole('region').getByRole('listitem');

export const getRow = (page: Page, title: string) => getRows(page).filter({ hasText: title });

/** Returns the titles of the tasks, in the order of the rows. */
export async function readTitles(page: Page): Promise<string[]> {
  return getRows(page).getByRole('link').allTextContents();
}

/** Selects an item of the menu of a row. */
export async function selectRowAction(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for “${title}”` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
