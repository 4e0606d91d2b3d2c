/**
 * The parts of a service worker's global scope that `worker.ts` uses. The library `webworker` of TypeScript cannot be
 * loaded together with `dom`, which the client needs.
 */
export interface WorkerScope {
  registration: { scope: string };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<WindowClient[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

interface WindowClient {
  id: string;
  url: string;
  frameType: 'auxiliary' | 'top-level' | 'nested' | 'none';
}

interface ExtendableEvent {
  waitUntil: (promise: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: ExtendableEvent & {
    request: Request;
    respondWith: (response: Promise<Response>) => void;
  };
  message: ExtendableEvent & { data: WorkerMessage; ports: readonly MessagePort[] };
}

/** The messages from a page to the worker, and the replies of the worker. */
export interface WorkerReplies {
  /** Opens the gateway. */
  open: WorkerState;
  /** Takes control of pages that were loaded without the worker. */
  claim: undefined;
  /** Counts the other tabs that show the site. */
  countTabs: { otherTabs: number };
  /** Ends event streams and downloads, so that another version can replace this one. */
  finish: undefined;
  /** Replaces the active worker by this waiting one. */
  activate: undefined;
  /** Stores the files of all screens. */
  storeFiles: WorkerState;
  /** Deletes all stored data, and opens the gateway on the sample. */
  deleteData: WorkerState;
}

export type WorkerMessage = keyof WorkerReplies;

/** The state of the gateway in the worker. */
export type WorkerState =
  | { storage: 'browser' | 'memory' }
  /** Another version has stored data that this one cannot read. */
  | { storage: 'unreadable'; problem: string }
  /** The gateway cannot be opened for another reason. */
  | { storage: 'failed'; problem: string };
