import type { Traffic } from '../gateway/traffic.ts';
import { andThen } from '../values/andThen.ts';
import type { Answered, Exchange, LoggedRequest } from './exchange.ts';
import type { Caller, CallerRequest, IdentifyCaller } from './identifyCaller.ts';
import { answer, type Call } from './pipeline.ts';

/** The part of an exchange that the transport knows when a request arrives. */
export type Received = Pick<
  LoggedRequest,
  'client' | 'api' | 'method' | 'url' | 'route' | 'operation' | 'query' | 'input' | 'secrets'
>;

interface ReceivedCall<Reply> {
  request: CallerRequest;
  received: Received;
  /** Whether the request only uses controls. It is then not recorded. */
  isControl: boolean;
  /** Creates the call when the caller is identified. */
  createCall: (caller: Caller) => Call<Reply>;
  /** Converts an error to the response to it. */
  refuse: (error: unknown) => Reply;
}

/** Handles a request from its arrival to its response. Never throws. */
export type Receive = <Reply>(
  call: ReceivedCall<Reply>,
) => Answered<Reply> | Promise<Answered<Reply>>;

/**
 * Creates the function that handles a request: the caller is identified, and the call is answered. The host sends the
 * response, and then records the exchange. Requests for which no branch can be found are recorded by `traffic`.
 */
export function createReceiver(identifyCaller: IdentifyCaller, traffic: Traffic): Receive {
  return function receive({ request, received, isControl, createCall, refuse }) {
    const refuseCaller = (error: unknown) => ({
      response: refuse(error),
      exchange: createExchange(received, { traffic, isControl }),
    });
    try {
      const answered = andThen(identifyCaller(request), (caller) =>
        andThen(answer(createCall(caller)), ({ reply, ...outcome }) => ({
          response: reply,
          exchange: createExchange(
            received,
            { traffic: caller.served.traffic, isControl },
            outcome,
          ),
        })),
      );
      return answered instanceof Promise ? answered.catch(refuseCaller) : answered;
    } catch (error) {
      return refuseCaller(error);
    }
  };
}

/** Creates the exchange of a request that has no outcome yet, or with the outcome of its call. */
export const createExchange = (
  received: Received,
  { traffic, isControl }: { traffic: Traffic; isControl: boolean },
  outcome?: Partial<Pick<LoggedRequest, 'fault' | 'upstream' | 'errorCode'>>,
): Exchange => ({
  request: { errorCode: null, fault: null, upstream: null, ...received, ...outcome },
  traffic,
  isRecorded: !isControl,
});
