import type { WaitingPlace } from '@comanda/contract'
import { type Estimate, isWaiting } from '@comanda/shop-rules/waiting'
import type { WaitingPartyRow } from '../../../tables/waiting-parties.ts'

/** What a party may know of how it is called. */
export interface CallWays {
  readonly hasMail: boolean
  readonly hasSms: boolean
}

/** Returns the place of a party as it reads it itself: nothing in it says who it is (WAIT-4.2). */
export const placeRecord = (
  row: WaitingPartyRow,
  { hasMail, hasSms }: CallWays,
  ahead: number | undefined,
  estimate: Estimate | undefined,
): WaitingPlace => {
  const { _id, shop, number, status, guests, createTime, calls, version } = row
  const { calledTime, quotedMinutes, email, phone } = row
  return {
    _id,
    shop,
    number,
    status,
    guests,
    createTime,
    calls,
    version,
    ways: [
      ...(hasMail && email !== null ? (['mail'] as const) : []),
      ...(hasSms && phone !== null ? (['sms'] as const) : []),
    ],
    ...(calledTime === null ? {} : { calledTime }),
    ...(quotedMinutes === null ? {} : { quotedMinutes }),
    ...(isWaiting(status) && ahead !== undefined ? { ahead } : {}),
    ...(isWaiting(status) && estimate ? estimate : {}),
  }
}
