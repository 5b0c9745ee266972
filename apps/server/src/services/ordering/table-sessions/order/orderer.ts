import { type CallerOrigin, callerOrigin } from '../../../../authentication/caller-origin.ts'
import type { WriteSender } from '../../../../idempotency/once.ts'
import type { CallParams } from '../../../../runtime/app.ts'
import { isStaffOf } from '../../../../policies/staff.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { actorOf } from '../actor-of.ts'

/** Who orders, and how their retries are recognised. */
export interface Orderer {
  readonly sender: WriteSender
  readonly actor: Actor
  /** Whether they may set prices by hand: cashiers and managers of the shop (ORDER-1.10). */
  readonly setsPrices: boolean
  /** The approval that came with an order from a terminal (KIOSK-8.4). */
  readonly approval?: string | undefined
  /** From where a diner orders; undefined for staff, terminals and programs, whose orders are not limited (ORDER-6.4). */
  readonly origin: CallerOrigin | undefined
  /** Whether they get changes of sessions instead of sessions (EVENT-2.5). */
  readonly asksForChanges?: boolean | undefined
  /** How long the call waited before it began, in ms (OVER-1.1). */
  readonly waited: number
}

/** Returns who orders in a shop. */
export const ordererOf = (
  params: CallParams | undefined,
  shop: string,
  sender: WriteSender,
): Orderer => {
  const actor = actorOf(params, shop)
  return {
    sender,
    actor,
    setsPrices: !params?.key && isStaffOf(params?.user, shop, ['cashier', 'manager']),
    origin: actor.role === 'diner' ? callerOrigin(params) : undefined,
    asksForChanges: params?.connection?.['asksForChanges'] === true,
    waited: params?.waited ?? 0,
  }
}
