import { type FSWatcher, statSync, watch } from 'node:fs';
import { dirname } from 'node:path';

/** Milliseconds after the last event of a save. Editors write a file in several steps. */
const quietTime = 60;

/** Calls `onChange` when one of the files has been saved. Folders are watched with all their files. Returns the function that ends it. */
export function watchFiles(paths: readonly string[], onChange: () => void): () => void {
  let timeout: NodeJS.Timeout | undefined;
  const isFolder = (path: string) =>
    statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  // The folder of a file is watched, because many editors replace the file.
  const folders = new Set(paths.map((path) => (isFolder(path) ? path : dirname(path))));
  const readState = () =>
    paths.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs).join();
  let state = readState();
  const hasFolder = paths.some(isFolder);

  function check() {
    const next = readState();
    if (next === state && !hasFolder) return;
    state = next;
    onChange();
  }

  const watchers = [...folders].map(
    (folder): FSWatcher =>
      watch(folder, { persistent: false, recursive: hasFolder }, () => {
        clearTimeout(timeout);
        timeout = setTimeout(check, quietTime);
      }),
  );
  return () => {
    clearTimeout(timeout);
    for (const watcher of watchers) watcher.close();
  };
}
