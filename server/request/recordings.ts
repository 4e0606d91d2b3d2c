import { unreadableBody } from '../errors.ts';
import { isSameRequest } from '../features/gateway/collection.ts';
import type { StoredRecording } from '../features/gateway/row.ts';
import {
  hideInBody,
  hideInPath,
  hideInQuery,
  hideInResponse,
  removeSecretHeaders,
} from '../gateway/routeSecrets.ts';
import type { RequestTarget } from '../gateway/target.ts';
import type { OperationSecrets } from '../graphql/operationSecrets.ts';
import type { UpstreamRequest } from '../upstream/createUpstream.ts';
import { collectBytes, decodeText, joinBytes } from './bodies.ts';
import { formatAddress, type GatewayResponse } from './gatewayRequest.ts';
import type { Caller } from './identifyCaller.ts';

/** The maximum number of bytes of a recorded body. */
const maxRecordingSize = 1_000_000;

/** A request whose response can be recorded. */
export interface RecordedRequest extends Omit<UpstreamRequest, 'body'> {
  target: RequestTarget;
  secrets: OperationSecrets | null;
  body: string;
}

/** Reads the body of a request that is recorded or replayed. Throws if it is too long or not a text. */
export async function readRequestBody(body: UpstreamRequest['body']): Promise<string> {
  if (body === undefined || typeof body === 'string') return body ?? '';
  const { bytes, rest } = await collectBytes(body, maxRecordingSize);
  const text = rest ? undefined : decodeText(bytes);
  if (text === undefined) throw unreadableBody(maxRecordingSize);
  return text;
}

/** Returns the recorded response to a request. */
export function findRecording(
  { served }: Pick<Caller, 'served'>,
  request: RecordedRequest,
): StoredRecording | undefined {
  const key = createRecordingKey(request);
  return served.branch.collections.gateway
    .listRecordings()
    .find((recording) => isSameRequest(recording, key));
}

/**
 * Stores a response with a command of the branch. Returns the response, whose body may have been read, and whether it is
 * stored. A response that is an error of the upstream, too long, compressed or not a text is not stored.
 */
export async function recordResponse(
  caller: Caller,
  request: RecordedRequest,
  response: GatewayResponse,
): Promise<{ response: GatewayResponse; isRecorded: boolean }> {
  if (response.status >= 500 || response.headers['content-encoding'] !== undefined) {
    return { response, isRecorded: false };
  }
  const { bytes, rest } = await collectBytes(response.body, maxRecordingSize);
  const text = rest ? undefined : decodeText(bytes);
  const read = { ...response, body: rest ? joinBytes(bytes, rest) : (text ?? bytes) };
  if (text === undefined) return { response: read, isRecorded: false };
  return { response: read, isRecorded: await storeRecording(caller, request, response, text) };
}

async function storeRecording(
  { served, viewer }: Caller,
  request: RecordedRequest,
  { status, headers }: GatewayResponse,
  text: string,
): Promise<boolean> {
  const key = createRecordingKey(request);
  const response = {
    status,
    headers: removeSecretHeaders(headers),
    body: hideInResponse(text),
  };
  if (key.url.length + key.input.length + response.body.length > maxRecordingSize) return false;
  const existing = findRecording({ served }, request);
  // If the response has not changed, a further command is not necessary.
  if (existing && existing.status === status && existing.body === response.body) return true;
  const { route, operation, fields } = request.target;
  const recording: Omit<StoredRecording, 'id'> = {
    ...key,
    ...(route === null
      ? { route, operation, fields: [...fields] }
      : { route: request.secrets ? route : hideInPath(route), operation: null, fields: [] }),
    ...response,
    at: served.branch.clock.now().toISOString(),
  };
  const { branch, recordingShares } = served;
  const excess = recordingShares.listExcess(recording);
  try {
    if (excess.length > 0) {
      await branch.executeControl('deleteRecordings', () => ({ ids: excess }), viewer.id);
    }
    await branch.executeControl(
      'addRecording',
      (createId) => {
        const id = createId();
        recordingShares.add(id, viewer.address);
        return { recording: { ...recording, id } };
      },
      viewer.id,
    );
    return true;
  } catch {
    // The client gets the response of the upstream in any case.
    return false;
  }
}

/** Creates the key by which the recording of a request is found. It contains no secrets. */
function createRecordingKey({ method, path, search, body, target, secrets }: RecordedRequest) {
  const parameters = new URLSearchParams(
    target.route === null ? search : hideInQuery(secrets, search),
  );
  parameters.sort();
  return {
    method,
    url: formatAddress({
      path: target.route !== null && !secrets ? hideInPath(path) : path,
      search: parameters.toString(),
    }),
    input:
      target.route === null && secrets
        ? hideInOperation(secrets, body)
        : toText(hideInBody(secrets, body), body),
  };
}

/** Returns the body of a GraphQL request without secrets. */
function hideInOperation(secrets: OperationSecrets, body: string): string {
  const { variables, ...others } = JSON.parse(body);
  return JSON.stringify({
    ...others,
    query: secrets.hideInDocument(),
    variables: secrets.hideVariables(variables),
  });
}

/** Returns the text of a body without secrets: the original one, if it contained none. */
function toText(shown: unknown, body: string): string {
  if (typeof shown === 'string') return shown;
  const text = JSON.stringify(shown);
  return text === JSON.stringify(JSON.parse(body)) ? body : text;
}
