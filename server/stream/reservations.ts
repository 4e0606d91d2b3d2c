import type { FormattedExecutionResult } from 'graphql';
import type { OperationHttpRequest } from '../apollo/createOperationHandler.ts';
import { type AsyncQueue, createAsyncQueue } from '../commands/asyncQueue.ts';
import { badInput, conflict, notFound, tooManyStreams } from '../errors.ts';
import { limits } from '../graphql/limits.ts';
import type { SharedEvent } from './formats.ts';
import type { StreamOperation } from './streamOperations.ts';

/** Milliseconds after which a reservation ends whose stream was not opened. */
const reservationTimeout = 30_000;
/** The maximum number of operations of one stream. */
const maxOperations = 100;
/** The maximum number of results that wait for the client. */
const maxWaiting = 1_000;

interface Reservation {
  /** The network address of the client. */
  address: string;
  queue?: AsyncQueue<SharedEvent>;
  /** The results of each operation by its id. Null while the operation starts. */
  operations: Map<string, AsyncIterator<FormattedExecutionResult> | null>;
  timeout: ReturnType<typeof setTimeout>;
}

interface ReservationsOptions {
  streamOperation: StreamOperation;
  /** Counts a stream of an address. Returns the function that ends it. Throws if there are too many. */
  openStream: (address: string) => () => void;
}

/**
 * Creates the reservations of the protocol of `graphql-sse` with a single connection: a client reserves a stream, opens
 * it, and starts and stops operations with further requests. The results of all of them arrive on that stream.
 */
export function createReservations({ streamOperation, openStream }: ReservationsOptions) {
  const reservations = new Map<string, Reservation>();

  function find(token: string): Reservation {
    const reservation = reservations.get(token);
    if (!reservation) throw notFound('reserved stream', JSON.stringify(token.slice(0, 40)));
    return reservation;
  }

  /** Sends the results of an operation to the stream of the reservation until it or the operation ends. */
  async function forward(
    reservation: Reservation,
    id: string,
    results: AsyncIterable<FormattedExecutionResult>,
  ) {
    const iterator = results[Symbol.asyncIterator]();
    reservation.operations.set(id, iterator);
    try {
      for (;;) {
        const { value, done } = await iterator.next();
        if (reservation.operations.get(id) !== iterator) return;
        if (done) break;
        reservation.queue?.push({ event: 'next', data: { id, payload: value } });
      }
      reservation.queue?.push({ event: 'complete', data: { id } });
    } catch {
      // The subscriber was too slow. Without its stream, the client connects again.
      reservation.queue?.end();
    } finally {
      // The id may already belong to the next operation.
      if (reservation.operations.get(id) === iterator) reservation.operations.delete(id);
    }
  }

  return {
    /** Reserves a stream. Returns its token. Throws if too many streams are reserved, of all clients or of this one. */
    create(address: string): string {
      const own = [...reservations.values()].filter((other) => other.address === address).length;
      if (reservations.size >= limits.streams || own >= limits.streamsPerClient) {
        throw tooManyStreams();
      }
      const token = crypto.randomUUID();
      const timeout = setTimeout(() => reservations.delete(token), reservationTimeout);
      reservations.set(token, { address, operations: new Map(), timeout });
      return token;
    },

    /** Opens a reserved stream. Throws if it is unknown, or already open. */
    open(token: string): AsyncIterable<SharedEvent> {
      const reservation = find(token);
      if (reservation.queue) throw conflict('The reserved stream is already open.');
      clearTimeout(reservation.timeout);
      reservation.queue = createAsyncQueue<SharedEvent>({
        limit: maxWaiting,
        onEnd() {
          reservations.delete(token);
          for (const iterator of reservation.operations.values()) void iterator?.return?.();
          reservation.operations.clear();
        },
      });
      return reservation.queue.items;
    },

    /**
     * Starts an operation, whose id is in `extensions.operationId`. Its results arrive on the stream. Throws if the stream
     * is unknown or not open, or if the id is missing or in use.
     */
    async start(token: string, request: OperationHttpRequest) {
      const reservation = find(token);
      const id = readOperationId(request.parameters);
      if (!reservation.queue) throw conflict('Open the reserved stream before operations.');
      if (reservation.operations.has(id)) throw conflict(`The operation ${id} is already running.`);
      if (reservation.operations.size >= maxOperations) throw tooManyStreams();
      const release = openStream(reservation.address);
      reservation.operations.set(id, null);
      const { response, exchange } = await streamOperation(request).catch((error) => {
        reservation.operations.delete(id);
        release();
        throw error;
      });
      const { results } = response;
      if (results && reservation.operations.has(id)) {
        void forward(reservation, id, results).finally(release);
      } else {
        reservation.operations.delete(id);
        void results?.[Symbol.asyncIterator]().return?.();
        release();
      }
      if (!results && !response.errors) reservation.queue.end();
      return { response, exchange };
    },

    /** Stops an operation. It is not an error if the operation has ended. */
    stop(token: string, id: string) {
      const { operations } = find(token);
      const iterator = operations.get(id);
      operations.delete(id);
      void iterator?.return?.();
    },
  };
}

function readOperationId(parameters: unknown): string {
  const { extensions } = (parameters ?? {}) as { extensions?: { operationId?: unknown } };
  const id = extensions?.operationId;
  if (typeof id !== 'string' || id === '' || id.length > 200) {
    throw badInput('extensions.operationId', 'must be a text of 1 to 200 characters');
  }
  return id;
}
