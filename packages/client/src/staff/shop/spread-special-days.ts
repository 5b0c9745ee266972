import type { Shop } from '@comanda/contract'
import { withSpecialDays } from '@comanda/shop-rules/sessions'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import type { CallError } from '../../errors/call-error.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import type { StaffShops } from '../sign-in/staff-shops.ts'

type SpecialDays = NonNullable<Shop['specialDays']>

/** Whether a shop has the days, and why not. */
export interface DaysOfShop {
  readonly shop: string
  readonly failure?: CallError
}

/**
 * Stores days in other shops too, beside their own, one shop after another; days of the same dates are replaced, so that
 * a repeated call changes nothing (GROUP-5.1). A shop that refuses does not hold up the others.
 */
export const spreadSpecialDays = async (
  connection: Pick<Connection, 'service' | 'status'>,
  shops: Pick<StaffShops, 'change'>,
  daysOf: ReadonlyMap<string, SpecialDays>,
): Promise<readonly DaysOfShop[]> => {
  const results: DaysOfShop[] = []
  for (const [shop, days] of daysOf) {
    try {
      assertOnline(connection)
      // As the shop is now: the list of staff's shops may be of an earlier time.
      const present = await connection.service('shops').get(shop)
      await shops.change(present, {
        specialDays: withSpecialDays(present.specialDays ?? [], days),
      })
      results.push({ shop })
    } catch (error) {
      results.push({ shop, failure: normaliseError(error) })
    }
  }
  return results
}
