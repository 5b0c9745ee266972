import type { Connection } from '../connection/connection.ts'
import { normaliseError } from '../errors/normalise-error.ts'

/** What a visit leaves at the server when it ends. */
export interface LeftVisit {
  /** An order that was to be paid at the kiosk. */
  readonly session?: string | undefined
  /** Coupons that were claimed for nobody. */
  readonly coupons?: readonly string[]
}

/** What the visits of a kiosk left, until the server has taken it back. */
export interface LeftBehind {
  readonly leave: (visit: LeftVisit) => void
  /** Takes it back by the connection of the next guest. What the network loses is tried on the next connect (KIOSK-6.4). */
  readonly takeBack: (connection: Pick<Connection, 'service'>) => Promise<void>
}

/** Makes a call, and returns whether it has to be repeated: a refusal is a response too. */
const isLost = async (call: Promise<unknown>): Promise<boolean> => {
  try {
    await call
    return false
  } catch (error) {
    return normaliseError(error).reason !== undefined
  }
}

export const createLeftBehind = (): LeftBehind => {
  const sessions = new Set<string>()
  const coupons = new Set<string>()
  return {
    leave: ({ session, coupons: claimed = [] }) => {
      if (session !== undefined) sessions.add(session)
      for (const coupon of claimed) coupons.add(coupon)
    },
    takeBack: async ({ service }) => {
      for (const session of sessions)
        if (!(await isLost(service('tableSessions/abandon').create({ session }))))
          sessions.delete(session)
      const left = [...coupons]
      // The order's coupons are free once it is abandoned.
      if (left.length === 0 || sessions.size > 0) return
      if (await isLost(service('userCoupons/release').create({ coupons: left }))) return
      for (const coupon of left) coupons.delete(coupon)
    },
  }
}
