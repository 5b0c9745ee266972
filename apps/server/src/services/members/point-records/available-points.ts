import { availablePoints as description } from '@comanda/contract'
import { expiringSoon, pointBalance } from '@comanda/engine/members'
import { serveRecords } from '../../../calls/serve-records.ts'
import { livingLotsOf } from '../../../ledgers/points/living-lots.ts'
import { requestedUser } from '../../../authentication/requested-user.ts'

/** The only kind of points: those of the group, valid in each of its shops. */
const KIND = 'points'

/** `find users/points/available`: returns a member's spendable points, and those that expire soon. */
export const availablePoints = serveRecords(description, ({ runtime: { reads, now } }) => ({
  methods: {
    find: async (params = {}) => {
      const at = new Date(now())
      const lots = await livingLotsOf(reads, requestedUser(params), at)
      const expiring = expiringSoon(lots, at.toISOString()).map(({ left, expires = '' }) => ({
        amount: left,
        expires,
      }))
      return [{ _id: KIND, amount: pointBalance(lots, at.toISOString()), expiring }]
    },
  },
}))
