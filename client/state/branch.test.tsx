import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { branchHeaders, mainBranch, openPoint, parsePoint, point, switchTo } from './branch.ts';
import { storageKeys } from './storage.ts';

beforeEach(() => void vi.spyOn(location, 'reload').mockImplementation(() => {}));

afterEach(() => {
  history.replaceState(null, '', '/');
  point.set(mainBranch);
});

/** Returns the point after a page load at an address. */
function open(address: string) {
  history.replaceState(null, '', address);
  return openPoint();
}

test('requests to main name no branch', () => {
  expect(open('/apps/todo')).toBe('main');
  expect(branchHeaders()).toEqual({});
});

test('the URL selects the branch and is then removed from the address', () => {
  expect(open('/apps/todo?q=desk&branch=pr-42#top')).toBe('pr-42');
  expect(location.search + location.hash).toBe('?q=desk#top');
  expect(open('/apps/email')).toBe('pr-42');
});

test('a URL with main keeps the branch of the tab', () => {
  sessionStorage.setItem(storageKeys.branch, 'pr-42');

  expect(open('/?branch=main')).toBe('main');
  expect(sessionStorage.getItem(storageKeys.branch)).toBeNull();
});

test.each(['', 'a b', 'main@', 'main@x', '"', 'x'.repeat(65), 'main@1@2'])(
  '%j is not a branch, so that the tab is on main',
  (name) => {
    expect(open(`/?branch=${encodeURIComponent(name)}`)).toBe('main');
  },
);

test('switching sets the branch of requests and reloads the page', () => {
  switchTo('pr-42@7');

  expect(branchHeaders()).toEqual({ 'x-branch': 'pr-42@7' });
  expect(open('/apps/todo')).toBe('pr-42@7');
  expect(location.reload).toHaveBeenCalledOnce();
});

test('a point has a branch, and a number unless it is the present state', () => {
  expect(parsePoint('team/pr-42@7')).toEqual({ branch: 'team/pr-42', seq: 7 });
  expect(parsePoint('main')).toEqual({ branch: 'main', seq: null });
});
