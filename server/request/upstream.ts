import { upstreamFailed } from '../errors.ts';
import type { StoredRecording, StoredUpstreamRule } from '../features/gateway/row.ts';
import { findResponseFault } from '../gateway/responseFaults.ts';
import type { RequestTarget } from '../gateway/target.ts';
import { getCondition } from '../gateway/upstreamRules.ts';
import type { UpstreamAnswer } from '../gql/types.ts';
import type { OperationSecrets } from '../graphql/operationSecrets.ts';
import type { UpstreamRequest } from '../upstream/createUpstream.ts';
import { omitHopByHopHeaders } from '../upstream/headers.ts';
import type { GatewayResponse } from './gatewayRequest.ts';
import type { Caller } from './identifyCaller.ts';
import { findRecording, readRequestBody, recordResponse } from './recordings.ts';

/** A request that the upstream can answer. */
interface ForwardedRequest {
  caller: Caller;
  target: RequestTarget;
  /** The secrets of the operation. Null for a path without a route. */
  secrets: OperationSecrets | null;
  request: UpstreamRequest;
  /** Reads a response, and throws if it cannot be used. It is then not recorded. */
  check?: (response: GatewayResponse) => Promise<GatewayResponse>;
}

/** A response, and the role of the upstream in it. */
interface UpstreamOutcome {
  response: GatewayResponse;
  upstream: UpstreamAnswer;
}

/** Returns the upstream rule of a request. There is none for past states, which the upstream does not have. */
export const findUpstreamRule = (
  { served, branch }: Pick<Caller, 'served' | 'branch'>,
  target: RequestTarget,
): StoredUpstreamRule | undefined =>
  branch === served.branch ? served.upstream.findMatchingRule(target) : undefined;

/**
 * Returns the response of the upstream, or of a recording, according to the mode of a rule, which is not `MOCK`. Without
 * a rule, the upstream answers.
 */
export async function answerByRule(
  rule: StoredUpstreamRule | undefined,
  { caller, target, secrets, request, check }: ForwardedRequest,
): Promise<UpstreamOutcome> {
  async function send(sent: UpstreamRequest): Promise<GatewayResponse> {
    const response = await sendByRule(rule, caller, sent);
    checkResponse(response);
    return check ? check(response) : response;
  }

  if (!rule || rule.mode === 'LIVE') return { response: await send(request), upstream: 'LIVE' };

  const recordable = { ...request, target, secrets, body: await readRequestBody(request.body) };
  if (rule.mode === 'REPLAY') {
    const recording = findRecording(caller, recordable);
    if (recording) {
      checkResponse(recording);
      return { response: toReplayedResponse(recording), upstream: 'REPLAYED' };
    }
    throw upstreamFailed(
      'NO_RECORDING',
      `No recording of this request. The upstream rule "${getCondition(rule)}" replays recordings: set its mode to RECORD and send the request once, or to MOCK.`,
    );
  }
  const received = await send({
    ...recordable,
    body: request.body === undefined ? undefined : recordable.body,
    isRead: true,
  });
  const { response, isRecorded } = await recordResponse(caller, recordable, received);
  return { response, upstream: isRecorded ? 'RECORDED' : 'NOT_RECORDED' };
}

/** Throws if a response cannot be sent to a client, for example because a header contains a line break. */
function checkResponse(response: Pick<GatewayResponse, 'status' | 'headers'>) {
  const fault = findResponseFault(response);
  if (fault) {
    throw upstreamFailed(
      'UPSTREAM_INVALID_RESPONSE',
      `The response of the upstream cannot be sent: its ${fault.field} ${fault.rule}`,
    );
  }
}

/** Returns a recorded response without the headers that describe the bytes of the original response. */
function toReplayedResponse({ status, headers, body }: StoredRecording): GatewayResponse {
  const { 'content-length': _, 'content-encoding': __, ...others } = headers;
  return { status, headers: omitHopByHopHeaders(others), body };
}

async function sendByRule(
  rule: StoredUpstreamRule | undefined,
  { gateway: { upstream }, getSignal }: Caller,
  request: UpstreamRequest,
): Promise<GatewayResponse> {
  const remedy = rule
    ? ` The upstream rule "${getCondition(rule)}" calls it: set its mode to MOCK to answer without it.`
    : '';
  if (!upstream) {
    throw upstreamFailed('UPSTREAM_UNREACHABLE', `UPSTREAM_URL is not set.${remedy}`);
  }
  try {
    return await upstream.send(request, getSignal?.());
  } catch (error) {
    const { extensions, message } = error as Partial<{
      extensions: { code: string };
      message: string;
    }>;
    const code = extensions?.code;
    if (code !== 'UPSTREAM_UNREACHABLE' && code !== 'UPSTREAM_TIMEOUT') throw error;
    throw upstreamFailed(code, `${message}${remedy}`);
  }
}
