import type { Reservation } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { createUnsent, type Unsent } from '../offline/unsent.ts'

/** A step of a reservation that was made without a connection (STAFF-8.6). */
export interface UnsentStep {
  readonly reservation: string
  readonly name: string
  readonly from: Reservation['status']
  readonly to: Reservation['status']
  /** When it was made, as ISO time. */
  readonly at: string
}

/** Steps that wait for the connection. One is refused if another device or the guest has done something in the meantime. */
export type UnsentSteps = Unsent<UnsentStep>

export const createUnsentSteps = (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  storage: KeyStorage,
  sent: (booking: Reservation) => void,
): UnsentSteps =>
  createUnsent({
    storage,
    key: consoleKeys.staffBookSteps,
    shop,
    call: async ({ reservation, from, to }) =>
      sent(await service('reservations').patch(reservation, { status: to, expectedStatus: from })),
    recordOf: ({ reservation }) => reservation,
  })

const waiting: ReadonlySet<Reservation['status']> = new Set([
  'confirmed',
  'late',
  'noShow',
  'completed',
])

/**
 * Whether a step can wait: seating needs a table that is free now, and a cancellation the hours of its deposit. A step that waits
 * can be taken back.
 */
export const canStepWait = (
  steps: readonly UnsentStep[],
  { _id }: Pick<Reservation, '_id'>,
  to: Reservation['status'],
): boolean =>
  waiting.has(to) || steps.findLast(({ reservation }) => reservation === _id)?.from === to

const withStep = (booking: Reservation, { from, to, at }: UnsentStep): Reservation => {
  const { statusBefore, ...rest } = booking
  return statusBefore === to
    ? { ...rest, status: to }
    : { ...rest, status: to, statusBefore: from, statusTime: at }
}

/** Returns reservations as they are once what waits was sent. */
export const withSteps = (
  bookings: readonly Reservation[],
  steps: readonly UnsentStep[],
): readonly Reservation[] =>
  steps.length === 0
    ? bookings
    : bookings.map((booking) =>
        steps.filter(({ reservation }) => reservation === booking._id).reduce(withStep, booking),
      )
