import type { Context, GatewayContext } from '../context.ts';
import { upstreamFailed } from '../errors.ts';
import { isSameRequest } from '../features/gateway/collection.ts';
import type { StoredRecording, StoredUpstreamRule } from '../features/gateway/row.ts';
import { hideSecretsOfBody, hideSecretsOfOperation, hideSecretsOfQuery } from './hideSecrets.ts';
import type { Upstream, UpstreamRequest, UpstreamResponse } from './upstream.ts';
import { conditionOf, type UpstreamTarget } from './upstreamRules.ts';

/** Characters of one recording. */
const maxRecording = 1_000_000;

/** A request that a rule matches. */
interface MatchedRequest extends UpstreamRequest {
  rule: StoredUpstreamRule;
  target: UpstreamTarget;
  /** Throws if a response cannot be used. Such a response is not recorded. */
  check?: (response: UpstreamResponse) => void;
}

/** Returns the upstream rule of a request. Past states have none, because the upstream has no past. */
export function upstreamRuleOf(
  { gateway, collections }: Pick<Context, 'gateway' | 'collections'>,
  target: UpstreamTarget,
): StoredUpstreamRule | undefined {
  const rule = gateway?.served.upstream.ruleFor(target);
  return collections === gateway?.served.branch.collections ? rule : undefined;
}

/** Answers a request by the upstream or from a recording, as the mode of its rule says. */
export async function answerUpstream(
  { viewer, gateway }: Context & { gateway: GatewayContext },
  request: MatchedRequest,
): Promise<UpstreamResponse> {
  const { rule } = request;
  const condition = conditionOf(rule);
  const { upstream } = gateway.controls;
  gateway.upstream = 'FAILED';
  if (rule.mode === 'REPLAY') {
    const response = recordingOf(gateway, request);
    if (!response) {
      throw upstreamFailed(
        'NO_RECORDING',
        `No recording of this request. The upstream rule "${condition}" replays recordings: set its mode to RECORD and send the request once, or to MOCK.`,
      );
    }
    gateway.upstream = 'REPLAYED';
    return response;
  }

  const remedy = `The upstream rule "${condition}" calls it: set its mode to MOCK to answer without it.`;
  if (!upstream) {
    throw upstreamFailed('UPSTREAM_UNREACHABLE', `UPSTREAM_URL is not set. ${remedy}`);
  }
  const response = await send(upstream, request).catch((error) => {
    if (error.extensions?.code?.startsWith('UPSTREAM_')) error.message += ` ${remedy}`;
    throw error;
  });
  gateway.upstream = 'LIVE';
  if (rule.mode === 'RECORD') {
    const isRecorded = await record(gateway, request, response, viewer.id);
    gateway.upstream = isRecorded ? 'RECORDED' : 'NOT_RECORDED';
  }
  return response;
}

async function send({ send: sendRequest }: Upstream, request: MatchedRequest) {
  const response = await sendRequest(request);
  request.check?.(response);
  return response;
}

function recordingOf({ served }: Pick<GatewayContext, 'served'>, request: MatchedRequest) {
  const key = keyOf(request);
  return served.branch.collections.gateway.recordings().find((one) => isSameRequest(one, key));
}

/** Keeps a response by a command of the branch. Returns whether it is kept. */
async function record(
  { served, controls }: GatewayContext,
  request: MatchedRequest,
  { status, headers, body }: UpstreamResponse,
  viewerId: number | null,
): Promise<boolean> {
  if (status >= 500) return false;
  const { 'set-cookie': _, ...keptHeaders } = headers;
  const key = keyOf(request);
  const response = { status, headers: keptHeaders, body: hideSecretsOfBody(body) };
  if (key.url.length + key.input.length + response.body.length > maxRecording) return false;
  const existing = recordingOf({ served }, request);
  // The same response again needs no further command in the journal.
  if (existing && existing.status === status && existing.body === response.body) return true;
  const recording: StoredRecording = {
    ...key,
    ...request.target,
    ...response,
    id: controls.createId(),
    at: served.branch.clock.now().toISOString(),
  };
  try {
    await served.branch.executeControl({
      field: 'gateway.addRecording',
      prepare: () => ({ recording }),
      viewerId,
    });
    return true;
  } catch {
    // The upstream has answered, and its answer is passed on.
    return false;
  }
}

/** Returns the part of a request by which its recording is found, without secrets. */
function keyOf({ method, url, body = '', target }: MatchedRequest) {
  const [path = ''] = url.split('?', 1);
  const parameters = hideSecretsOfQuery(url.slice(path.length + 1));
  return {
    method,
    url: parameters === '' ? path : `${path}?${parameters}`,
    input: target.route === null ? hideSecretsOfOperation(body) : hideSecretsOfBody(body),
  };
}
