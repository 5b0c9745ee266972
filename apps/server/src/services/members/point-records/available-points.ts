import { availablePoints as description } from '@comanda/contract'
import { expiringSoon, soonDays } from '@comanda/shop-rules/members'
import { and, eq, gt, lte } from 'drizzle-orm'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Database } from '../../../database/connect.ts'
import { lotOf } from '../../../ledgers/points/next-lots.ts'
import { spendablePoints } from '../../../ledgers/points/spendable-points.ts'
import { requestedUser } from '../../../authentication/requested-user.ts'
import { pointLots } from '../../../tables/point-lots.ts'

/** The only kind of points: those of the group, valid in each of its shops. */
const KIND = 'points'

const day = 86_400_000

const lotsOfSoon = async (database: Database, user: string, now: number) => {
  const end = new Date(now + soonDays * day).toISOString()
  const rows = await database
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.user, user), gt(pointLots.left, 0), lte(pointLots.expires, end)))
    .orderBy(pointLots.expires, pointLots._id)
  return expiringSoon(rows.map(lotOf), new Date(now).toISOString())
}

/** `find users/points/available`: returns a member's spendable points, and those that expire soon. */
export const availablePoints = serveRecords(description, ({ runtime: { reads, now } }) => ({
  methods: {
    find: async (params = {}) => {
      const at = now()
      const user = requestedUser(params)
      const expiring = (await lotsOfSoon(reads, user, at)).map(({ left, expires = '' }) => ({
        amount: left,
        expires,
      }))
      return [{ _id: KIND, amount: await spendablePoints(reads, user, new Date(at)), expiring }]
    },
  },
}))
