import type { ReceivedRequest } from '../gateway/requestLog.ts';
import type { Traffic } from '../gateway/traffic.ts';
import type { GatewayResponse } from './gatewayRequest.ts';

/** The part of a request that the log of requests contains before its response is sent. */
export type LoggedRequest = Omit<ReceivedRequest, 'status' | 'duration' | 'size'>;

/** A request that the host records when its response is sent. */
export interface Exchange {
  request: LoggedRequest;
  /** The log of the branch. Requests that no branch can be found for are logged on `main`. */
  traffic: Traffic;
  /** Requests that only use controls are not recorded. */
  isRecorded: boolean;
}

/** A response, and the exchange that the host records when the response is sent. */
export interface Answered<Response = GatewayResponse> {
  response: Response;
  exchange: Exchange;
}

/** Records a request at its end. */
export function recordExchange(
  { traffic, isRecorded, request }: Exchange,
  { status, duration, size }: Pick<ReceivedRequest, 'status' | 'duration' | 'size'>,
) {
  if (isRecorded) traffic.record({ ...request, status, duration, size });
}
