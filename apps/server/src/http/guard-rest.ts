import type { Middleware } from '@feathersjs/koa'
import { callerAddress } from '../authentication/caller-address.ts'
import type { FloodLimits } from '../config/flood-limits.ts'
import type { Address } from '../flood-limits/address.ts'
import { CallTurns, type RunningCall } from '../flood-limits/call-turns.ts'
import type { FloodGuard } from '../flood-limits/open-flood-guard.ts'
import { rateLimitFields } from '../flood-limits/rate-limit-fields.ts'
import type { CountedLimits } from '../runtime/counted-limits.ts'
import { tooManyCalls } from '../flood-limits/too-many-calls.ts'
import { Delivery } from '../idempotency/delivery.ts'
import { largestMessage } from './largest-message.ts'

type Context = Parameters<Middleware>[0]

/** How long a caller should wait after a refused call, in ms. */
const retryAfter = 1_000

/** The calls over REST of an address count as those of so many sockets. */
const socketsOverRest = 8

/** What an address does over REST. */
interface RestCaller {
  readonly address: Address
  readonly turns: CallTurns
  bodyBytes: number
  unsentBytes: number
}

const limitsOverRest = (limits: FloodLimits): FloodLimits => ({
  ...limits,
  callsPerSecond: limits.callsPerSecond * socketsOverRest,
  callBurst: limits.callBurst * socketsOverRest,
  running: limits.running * socketsOverRest,
  runningWhenBusy: limits.runningWhenBusy * socketsOverRest,
  unsentBytes: limits.unsentBytesOverRest,
})

/** Returns the size of a body that has not arrived yet; one of unknown size counts as the largest. */
const bodyBytesOf = ({ req }: Context): number => {
  if (req.complete || req.method === 'GET') return 0
  const declared = Number(req.headers['content-length'] ?? largestMessage)
  return Number.isFinite(declared) ? Math.min(declared, largestMessage) : largestMessage
}

/** Counts the bytes for the caller until the response is sent. */
const countUntilClosed = (
  { res }: Context,
  caller: RestCaller,
  counted: 'bodyBytes' | 'unsentBytes',
  bytes: number,
): void => {
  if (bytes === 0 || res.closed) return
  caller[counted] += bytes
  caller.address.unfinished += 1
  res.once('close', () => {
    caller[counted] -= bytes
    caller.address.unfinished -= 1
    caller.turns.startNext()
  })
}

/**
 * Limits what the callers of an address take from the others over REST (CALL-6.7). `bodies` stands before the body is read,
 * and `calls` behind it, so that a slow body takes no turn: above the limits calls wait, then they are refused.
 */
export const guardRest = ({
  limits,
  load,
  addresses,
  counts,
}: FloodGuard): Record<'bodies' | 'calls', Middleware> => {
  const callers = new WeakMap<Address, RestCaller>()
  const open = (address: Address): RestCaller => {
    const caller: RestCaller = {
      address,
      turns: new CallTurns({
        address,
        limits: limitsOverRest(limits),
        load,
        now: Date.now,
        unsent: () => caller.unsentBytes,
        onChange: () => undefined,
      }),
      bodyBytes: 0,
      unsentBytes: 0,
    }
    callers.set(address, caller)
    return caller
  }
  const callerOf = (name: string): RestCaller => {
    const address = addresses.of(name)
    return callers.get(address) ?? open(address)
  }
  const refuse = (name: string): never => {
    counts.refused += 1
    counts.say(name, 'calls were refused: the address sends too many')
    throw tooManyCalls(retryAfter)
  }
  return {
    bodies: async (ctx, next) => {
      const name = callerAddress({ address: ctx.ip })
      const caller = callerOf(name)
      const bytes = bodyBytesOf(ctx)
      if (caller.bodyBytes + bytes > limits.bodyBytes) refuse(name)
      countUntilClosed(ctx, caller, 'bodyBytes', bytes)
      const delivery = new Delivery()
      Object.assign(ctx.feathers ?? {}, { delivery })
      await next()
      if (delivery.isFollowed) ctx.res.once('finish', () => delivery.confirm())
    },
    calls: async (ctx, next) => {
      const name = callerAddress({ address: ctx.ip })
      const caller = callerOf(name)
      if (caller.turns.waiting >= limits.waitingOverRest) refuse(name)
      const { end, waited } = await new Promise<RunningCall>((resolve, reject) => {
        caller.turns.add({ bytes: 0, expected: 0, isRead: false, start: resolve, refuse: reject })
      })
      const counted: CountedLimits = new Map([['address', caller.turns.rate]])
      Object.assign(ctx.feathers ?? {}, { waited, counted })
      try {
        await next()
      } finally {
        ctx.set(rateLimitFields(counted, Date.now()) ?? {})
        countUntilClosed(ctx, caller, 'unsentBytes', ctx.length ?? 0)
        end()
      }
    },
  }
}
