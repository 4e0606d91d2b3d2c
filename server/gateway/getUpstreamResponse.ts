import type { Context, GatewayContext } from '../context.ts';
import { upstreamFailed } from '../errors.ts';
import { isSameRequest } from '../features/gateway/collection.ts';
import type { StoredRecording, StoredUpstreamRule } from '../features/gateway/row.ts';
import { hideSecretsInBody, hideSecretsInOperation, hideSecretsInQuery } from './hideSecrets.ts';
import type { Upstream, UpstreamRequest, UpstreamResponse } from './upstream.ts';
import { getCondition, type UpstreamTarget } from './upstreamRules.ts';

/** The maximum number of characters of a recording. */
const maxRecordingLength = 1_000_000;

/** A request that an upstream rule matches. */
interface MatchedRequest extends UpstreamRequest {
  rule: StoredUpstreamRule;
  target: UpstreamTarget;
  /** Throws if a response cannot be used. Then it is not recorded. */
  check?: (response: UpstreamResponse) => void;
}

/** Returns the upstream rule of a request. There is none for past states, which the upstream does not have. */
export function findUpstreamRule(
  { gateway, collections }: Pick<Context, 'gateway' | 'collections'>,
  target: UpstreamTarget,
): StoredUpstreamRule | undefined {
  const rule = gateway?.served.upstream.findMatchingRule(target);
  return collections === gateway?.served.branch.collections ? rule : undefined;
}

/** Returns the response of the upstream, or of a recording, according to the mode of the rule. */
export async function getUpstreamResponse(
  { viewer, gateway }: Context & { gateway: GatewayContext },
  request: MatchedRequest,
): Promise<UpstreamResponse> {
  const { rule } = request;
  const condition = getCondition(rule);
  const { upstream } = gateway.controls;
  gateway.upstream = 'FAILED';
  if (rule.mode === 'REPLAY') {
    const response = findRecording(gateway, request);
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
  const response = await sendToUpstream(upstream, request).catch((error) => {
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

async function sendToUpstream({ send }: Upstream, request: MatchedRequest) {
  const response = await send(request);
  request.check?.(response);
  return response;
}

function findRecording({ served }: Pick<GatewayContext, 'served'>, request: MatchedRequest) {
  const key = createRecordingKey(request);
  return served.branch.collections.gateway
    .listRecordings()
    .find((recording) => isSameRequest(recording, key));
}

/** Stores a response with a command of the branch. Returns whether the response is stored. */
async function record(
  { served }: Pick<GatewayContext, 'served'>,
  request: MatchedRequest,
  { status, headers, body }: UpstreamResponse,
  viewerId: number | null,
): Promise<boolean> {
  if (status >= 500) return false;
  const { 'set-cookie': _, ...keptHeaders } = headers;
  const key = createRecordingKey(request);
  const response = { status, headers: keptHeaders, body: hideSecretsInBody(body) };
  if (key.url.length + key.input.length + response.body.length > maxRecordingLength) return false;
  const existing = findRecording({ served }, request);
  // If the response has not changed, a further command is not necessary.
  if (existing && existing.status === status && existing.body === response.body) return true;
  const recording: Omit<StoredRecording, 'id'> = {
    ...key,
    ...request.target,
    ...response,
    at: served.branch.clock.now().toISOString(),
  };
  try {
    await served.branch.executeControl({
      field: 'gateway.addRecording',
      prepare: () => ({ recording: { ...recording, id: served.branch.createIdGenerator()() } }),
      viewerId,
    });
    return true;
  } catch {
    // The client gets the response of the upstream in any case.
    return false;
  }
}

/** Creates the key by which the recording of a request is found. It contains no secrets. */
function createRecordingKey({ method, url, body = '', target }: MatchedRequest) {
  const [path = ''] = url.split('?', 1);
  const parameters = hideSecretsInQuery(url.slice(path.length + 1));
  return {
    method,
    url: parameters === '' ? path : `${path}?${parameters}`,
    input: target.route === null ? hideSecretsInOperation(body) : hideSecretsInBody(body),
  };
}
