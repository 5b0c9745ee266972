import { services, type ServiceMethod } from '@comanda/contract'
import { auditStaff } from '../audit/audit-staff.ts'
import { respondWithChanges } from '../calls/respond-with-changes.ts'
import { authenticateCaller } from '../calls/authenticate-caller.ts'
import { authorize } from '../calls/authorize.ts'
import { checkAmounts } from '../calls/check-amounts.ts'
import { checkData } from '../calls/check-data.ts'
import { checkId } from '../calls/check-id.ts'
import { checkPriceable } from '../calls/check-priceable.ts'
import { checkQuery } from '../calls/check-query.ts'
import { logCalls } from '../calls/log-calls.ts'
import { normaliseConditions } from '../calls/normalise-conditions.ts'
import { normaliseCodes } from '../calls/normalise-codes.ts'
import { populateRecords } from '../calls/populate-records.ts'
import { retriableWrites } from '../calls/retriable-writes.ts'
import type { RunningCalls } from '../calls/running-calls.ts'
import { wireErrors } from '../calls/wire-errors.ts'
import { countCalls } from '../metrics/count-calls.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { joinUsedChannels } from '../realtime/channels/join-used-channels.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { policies } from './services.ts'

type Hook = (context: CallContext, next: NextCall) => Promise<void>

const all = ['find', 'get', 'create', 'patch', 'remove'] as const satisfies ServiceMethod[]
const reads = ['find', 'get'] as const
const writes = ['create', 'patch', 'remove'] as const
const withData = ['create', 'patch'] as const
const ofRecord = ['get', 'patch', 'remove'] as const

interface HookParts {
  readonly runtime: Runtime
  readonly calls: RunningCalls
  readonly metrics?: Metrics | undefined
}

/**
 * The hooks around every call, from the outermost to the innermost, each with the methods that it is for. One that only checks is no
 * async function: it returns the promise of `next`, and what it throws becomes one.
 */
const table = ({ runtime, calls, metrics }: HookParts): [Hook, readonly ServiceMethod[]][] => [
  ...(metrics ? [[countCalls(metrics), all] satisfies [Hook, unknown]] : []),
  [wireErrors(runtime.log), all],
  [calls.hook, all],
  [logCalls(runtime.log), all],
  [respondWithChanges, withData],
  [checkId, ofRecord],
  [checkQuery(services), all],
  [authenticateCaller(runtime), all],
  [retriableWrites(services, runtime.database), ['create']],
  [checkData(services), withData],
  [normaliseConditions, withData],
  [normaliseCodes, withData],
  [authorize(policies, runtime.now), all],
  [checkAmounts(services, runtime.reads), withData],
  [joinUsedChannels(runtime), all],
  [checkPriceable(runtime), withData],
  [auditStaff(runtime), writes],
  [populateRecords(services), reads],
]

/** Returns the hooks of each method: a call passes no hook that has nothing to do for its method. */
export const callHooks = (parts: HookParts): Record<ServiceMethod, Hook[]> => {
  const hooks = table(parts)
  const of = (method: ServiceMethod): Hook[] =>
    hooks.filter(([, methods]) => methods.includes(method)).map(([hook]) => hook)
  return {
    find: of('find'),
    get: of('get'),
    create: of('create'),
    patch: of('patch'),
    remove: of('remove'),
  }
}
