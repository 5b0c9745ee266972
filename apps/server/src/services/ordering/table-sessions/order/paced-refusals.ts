import { FeathersError } from '@feathersjs/errors'
import { callerOrigin } from '../../../../authentication/caller-origin.ts'
import { TokenBucket } from '../../../../flood-limits/token-bucket.ts'
import { tooManyCalls } from '../../../../flood-limits/too-many-calls.ts'
import { isAnyStaff, isKiosk } from '../../../../policies/staff.ts'
import type { App, CallParams } from '../../../../runtime/app.ts'

/** Refused orders that a device has at once, and then a second. */
const ofDevice = { burst: 200, perSecond: 2 }
/** The same of all devices of an address, such as a wifi. */
const ofAddress = { burst: 1000, perSecond: 40 }

/** From how many on those that nobody uses are forgotten. */
const mostKept = 1000

/** The pace at which orders of a server's callers are refused, by their origin. */
class RefusedOrders {
  readonly #buckets = new Map<string, TokenBucket>()

  #bucket(origin: string, { burst, perSecond }: typeof ofDevice, now: number): TokenBucket {
    const known = this.#buckets.get(origin)
    if (known) return known
    if (this.#buckets.size >= mostKept)
      for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
    const fresh = new TokenBucket(perSecond, burst, now)
    this.#buckets.set(origin, fresh)
    return fresh
  }

  of(params: CallParams, now: number): readonly TokenBucket[] {
    const { device, address } = callerOrigin(params) ?? {}
    return [
      ...(device === undefined ? [] : [this.#bucket(device, ofDevice, now)]),
      ...(address === undefined ? [] : [this.#bucket(`all of ${address}`, ofAddress, now)]),
    ]
  }
}

const known = new WeakMap<App, RefusedOrders>()

/**
 * Places an order of a diner, unless too many of the same device or address were refused: then it is refused before it takes a turn, a
 * transaction or a price, with the time to wait (ORDER-6.21). Staff and terminals have no such limit.
 */
export const pacedRefusals = async <T>(
  { app, params }: { readonly app: App; readonly params: CallParams },
  place: () => Promise<T>,
): Promise<T> => {
  if (isAnyStaff(params.user) || isKiosk(params.user)) return place()
  const refusals = known.get(app) ?? new RefusedOrders()
  known.set(app, refusals)
  const buckets = refusals.of(params, Date.now())
  const wait = Math.max(0, ...buckets.map((bucket) => bucket.wait(Date.now())))
  if (wait > 0) throw tooManyCalls(wait, 'Too many orders were refused; please try again later')
  // Counted before, since many may be sent at once, and given back if it is not refused.
  for (const bucket of buckets) bucket.take(1, Date.now())
  let isRefused = false
  try {
    return await place()
  } catch (error) {
    // What the server has no room for is no fault of the order.
    isRefused = error instanceof FeathersError && error.code < 500
    throw error
  } finally {
    if (!isRefused) for (const bucket of buckets) bucket.take(-1, Date.now())
  }
}
