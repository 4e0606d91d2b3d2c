/**
 * The parts of a service worker's global scope that `worker.ts` uses. The library `webworker` of TypeScript cannot be
 * loaded together with `dom`, which the client needs.
 */
export interface WorkerScope {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
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

/** A message from a page to the worker. A message with a port is answered with a `WorkerState`. */
export type WorkerMessage =
  /** Opens the gateway. */
  | 'open'
  /** Controls this page, although it was loaded without the worker. */
  | 'claim'
  /** Replaces the active worker by this one. */
  | 'activate'
  /** Stores the files of all screens. */
  | 'storeFiles'
  /** Deletes all stored data, and opens the gateway on the sample. */
  | 'deleteData';

/** The state of the gateway in the worker. */
export type WorkerState =
  | { storage: 'browser' | 'memory' }
  /** Another version has stored data that this one cannot read. */
  | { storage: 'unreadable'; problem: string }
  /** The gateway cannot be opened for another reason. */
  | { storage: 'failed'; problem: string };
