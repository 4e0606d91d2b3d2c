import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createBranchHeaders,
  currentPoint,
  mainBranch,
  parsePoint,
  readPoint,
  switchBranch,
} from './branch.ts';
import { storageKeys } from './storage.ts';

beforeEach(() => void vi.spyOn(location, 'reload').mockImplementation(() => {}));

afterEach(() => {
  history.replaceState(null, '', '/');
  currentPoint.set(mainBranch);
});

/** Returns the point of the tab after a page load at an address. */
function openAddress(address: string) {
  history.replaceState(null, '', address);
  return readPoint();
}

test('requests on main have no branch header', () => {
  expect(openAddress('/apps/todo')).toBe('main');
  expect(createBranchHeaders()).toEqual({});
});

test('the parameter `branch` selects the branch of the tab and is then removed from the URL', () => {
  expect(openAddress('/apps/todo?q=desk&branch=pr-42#top')).toBe('pr-42');
  expect(location.search + location.hash).toBe('?q=desk#top');
  expect(openAddress('/apps/user/list')).toBe('pr-42');
});

test('a URL with the branch main resets the branch of the tab', () => {
  sessionStorage.setItem(storageKeys.branch, 'pr-42');

  expect(openAddress('/?branch=main')).toBe('main');
  expect(sessionStorage.getItem(storageKeys.branch)).toBeNull();
});

test.each(['', 'a b', 'main@', 'main@x', '"', 'x'.repeat(65), 'main@1@2'])(
  'the tab is on main if the URL contains the invalid branch %j',
  (name) => {
    expect(openAddress(`/?branch=${encodeURIComponent(name)}`)).toBe('main');
  },
);

test('switching to a branch sets the branch header of requests and reloads the page', () => {
  switchBranch('pr-42@7');

  expect(createBranchHeaders()).toEqual({ 'x-branch': 'pr-42@7' });
  expect(openAddress('/apps/todo')).toBe('pr-42@7');
  expect(location.reload).toHaveBeenCalledOnce();
});

test('parses a point into the branch and the number of the command', () => {
  expect(parsePoint('team/pr-42@7')).toEqual({ branch: 'team/pr-42', seq: 7 });
  expect(parsePoint('main')).toEqual({ branch: 'main', seq: null });
});
