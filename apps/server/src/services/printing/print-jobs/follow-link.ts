import type { Database } from '../../../database/connect.ts'
import { nextBusinessDay } from '../../../records/business-day.ts'
import type { FollowLink } from '../../../slips/receipt-slip.ts'
import type { shops } from '../../../tables/shops.ts'
import { makeHandoff, type Making } from '../../ordering/handoffs/make-handoff.ts'

/** How often the code of a ticket is taken: by those who eat from it. */
const LEFT = 10

/** What a server needs to print how an order is followed. */
export type FollowMaking = Making

interface Followed {
  readonly shop: Pick<typeof shops.$inferSelect, '_id' | 'timeZone' | 'dayEnds'>
  readonly session: string
  readonly now: Date
}

/** Returns the link by which phones follow the order of a kiosk's ticket until the business day ends; none without an address. */
export const followLink = async (
  transaction: Database,
  making: Making,
  { shop, session, now }: Followed,
): Promise<FollowLink | undefined> => {
  const { publicUrl } = making.config
  if (publicUrl === undefined) return undefined
  const until = nextBusinessDay(now, shop)
  const { code } = await makeHandoff(transaction, making, {
    shop: shop._id,
    kind: 'order',
    session,
    left: LEFT,
    until: until.getTime(),
  })
  return { link: `${publicUrl}/h/${code}`, until }
}
