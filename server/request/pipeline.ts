import { type Context, createContext } from '../context.ts';
import type { StoredUpstreamRule } from '../features/gateway/row.ts';
import type { Fault } from '../gateway/faults.ts';
import type { RequestTarget } from '../gateway/target.ts';
import type { UpstreamAnswer } from '../gql/types.ts';
import type { Operation } from '../graphql/operation.ts';
import { checkRule } from '../graphql/rules.ts';
import type { UpstreamRequest } from '../upstream/createUpstream.ts';
import { applyFault, drawFault, findFieldFaults } from './faults.ts';
import type { GatewayResponse } from './gatewayRequest.ts';
import type { Caller } from './identifyCaller.ts';
import { answerByRule, findUpstreamRule } from './upstream.ts';

/** A request as its transport has read it. `Reply` is the form of the response that the transport needs. */
export interface Call<Reply> {
  caller: Caller;
  target: RequestTarget;
  /** Null for a path without a route. */
  operation: Operation | null;
  /** Throws if the operation exceeds a limit. */
  checkLimits?: () => void;
  execute: (context: Context, fault: Fault | undefined) => Reply | Promise<Reply>;
  /** Converts an error to the response to it. */
  refuse: (error: unknown) => Reply;
  /** How the upstream answers the request. Undefined if it never does. */
  forward?: Forwarding<Reply>;
}

export interface Forwarding<Reply> {
  createRequest: () => UpstreamRequest;
  /** Reads a response, and throws if it cannot be used. */
  check?: (response: GatewayResponse) => Promise<GatewayResponse>;
  toReply: (response: GatewayResponse) => Reply;
  /** Whether requests without an upstream rule are forwarded, too. */
  isDefault?: boolean;
}

/** The response to a call, with the facts that are recorded about it. */
export interface Outcome<Reply> {
  reply: Reply;
  /** The name of the fault that the request got. */
  fault: string | null;
  /** The role of the upstream in the response. Null if the gateway answers. */
  upstream: UpstreamAnswer | null;
}

type Answer<Reply> = Outcome<Reply> | Promise<Outcome<Reply>>;

/**
 * Answers a call whose caller is identified: limits, fault, upstream, execution. It never throws, and the result is a
 * promise only if a step has to wait.
 */
export function answer<Reply>(call: Call<Reply>): Answer<Reply> {
  try {
    call.checkLimits?.();
    if (call.operation?.isControl) return execute(call);
    const fault = drawFault(call.caller, call.target);
    return fault ? answerWithFault(call, fault) : answerFromUpstream(call);
  } catch (error) {
    return refuse(call, error);
  }
}

async function answerWithFault<Reply>(call: Call<Reply>, fault: Fault): Promise<Outcome<Reply>> {
  const { name } = fault;
  try {
    await applyFault(fault);
  } catch (error) {
    return { ...refuse(call, error), fault: name };
  }
  const outcome = await answerFromUpstream(call, fault);
  return { ...outcome, fault: outcome.fault ?? name };
}

/** Answers from the upstream or from a recording if a rule says so, and otherwise by executing the operation. */
function answerFromUpstream<Reply>(call: Call<Reply>, fault?: Fault): Answer<Reply> {
  const { caller, operation, target, forward } = call;
  if (!forward || operation?.hasControl) return execute(call, fault);
  const rule = findUpstreamRule(caller, target);
  const isForwarded = rule ? rule.mode !== 'MOCK' : forward.isDefault;
  return isForwarded ? forwardCall(call, forward, rule) : execute(call, fault);
}

async function forwardCall<Reply>(
  call: Call<Reply>,
  { createRequest, check, toReply }: Forwarding<Reply>,
  rule: StoredUpstreamRule | undefined,
): Promise<Outcome<Reply>> {
  const { caller, operation, target } = call;
  try {
    const context = createContext(caller);
    for (const field of operation?.rootFields.values() ?? []) checkRule(field, context);
    const request = createRequest();
    const { response, upstream } = await answerByRule(rule, {
      caller,
      target,
      secrets: operation?.secrets ?? null,
      request,
      check,
    });
    return { reply: toReply(response), fault: null, upstream };
  } catch (error) {
    return { ...refuse(call, error), upstream: 'FAILED' };
  }
}

function execute<Reply>(call: Call<Reply>, fault?: Fault): Answer<Reply> {
  const { caller, target, operation } = call;
  const fieldFaults = operation?.isControl ? undefined : findFieldFaults(caller, target);
  const toOutcome = (reply: Reply) => ({
    reply,
    fault: fieldFaults?.getName() ?? null,
    upstream: null,
  });
  try {
    const reply = call.execute(createContext(caller, fieldFaults), fault);
    if (!(reply instanceof Promise)) return toOutcome(reply);
    return reply.catch(call.refuse).then(toOutcome);
  } catch (error) {
    return toOutcome(call.refuse(error));
  }
}

const refuse = <Reply>(call: Call<Reply>, error: unknown): Outcome<Reply> => ({
  reply: call.refuse(error),
  fault: null,
  upstream: null,
});
