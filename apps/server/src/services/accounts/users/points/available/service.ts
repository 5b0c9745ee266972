import type { AvailablePoints } from '@comanda/contract'
import { expiringSoon, pointBalance } from '@comanda/engine'
import type { App, CallParams, WireService } from '../../../../../runtime/app.ts'
import type { Runtime } from '../../../../../runtime/runtime.ts'
import { livingLotsOf } from '../../../../../ledgers/points/living-lots.ts'
import { askedUser } from '../../../../../authentication/asked-user.ts'

/** The one kind of points that there is: those of the group, good in each of its shops. */
const KIND = 'points'

/** `find users/points/available`: what a member can spend, and what of it ends soon. */
export const availablePoints = (app: App, { database, now }: Runtime): void => {
  const find = async (params: CallParams = {}): Promise<readonly AvailablePoints[]> => {
    const at = new Date(now())
    const lots = await livingLotsOf(database, askedUser(params), at)
    const expiring = expiringSoon(lots, at.toISOString()).map(({ left, expires = '' }) => ({
      amount: left,
      expires,
    }))
    return [{ _id: KIND, amount: pointBalance(lots, at.toISOString()), expiring }]
  }
  app.use('users/points/available', { find } as unknown as WireService, { methods: ['find'] })
}
