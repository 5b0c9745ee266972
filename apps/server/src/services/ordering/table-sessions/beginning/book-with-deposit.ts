import type { CreateReservationData, Reservation } from '@comanda/contract'
import { refused } from '../../../../errors/refusal.ts'
import { shopNotFound } from '../../../../errors/shop-not-found.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import type { Caller } from '../../../reservations/reservations/booking.ts'
import { create } from '../../../reservations/reservations/create.ts'
import type { Ordering } from '../ordering.ts'
import { openDeposit } from './open-deposit.ts'

/** `create reservations/create`: books a table, and opens what its guests pay beforehand, in one transaction (DEP-1.2). */
export const bookWithDeposit = async (
  runtime: Runtime,
  ordering: Ordering,
  data: CreateReservationData,
  caller: Caller,
): Promise<Reservation> => {
  const menu = data.deposit ? await ordering.menuOf(data.shop) : undefined
  const by = caller.staff ?? caller.user
  const user = by === undefined ? {} : { user: by }
  const actor = { role: caller.isStaff ? ('staff' as const) : ('diner' as const), ...user }
  return create(runtime, data, caller, (transaction, asked) => {
    if (!menu) throw refused(shopNotFound)
    return openDeposit(ordering, transaction, menu, { ...asked, actor })
  })
}
