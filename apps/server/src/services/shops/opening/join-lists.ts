import type { PaymentMethod } from '@comanda/contract'
import { arrayContains, type SQL } from 'drizzle-orm'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import type { BusMessage } from '../../../runtime/event-bus.ts'
import { gifts } from '../../../tables/gifts.ts'
import { news } from '../../../tables/news.ts'
import { orderDiscounts } from '../../../tables/order-discounts.ts'
import { paymentMethods } from '../../../tables/payment-methods.ts'
import { surchargeSettings } from '../../../tables/surcharge-settings.ts'
import { taxSettings } from '../../../tables/tax-settings.ts'
import { vipLevels } from '../../../tables/vip-levels.ts'
import { joinedLists } from './copied-records.ts'

const tables = { taxSettings, surchargeSettings, orderDiscounts, gifts, news, paymentMethods }

interface Joining {
  readonly from: string
  readonly to: string
}

const joined = (shops: readonly string[] | undefined, { from, to }: Joining): string[] =>
  shops?.includes(from) ? [...shops, to] : [...(shops ?? [])]

/** The owner chooses for each shop where money goes online. */
const isJoined = (path: (typeof joinedLists)[number], record: object): boolean =>
  path !== 'paymentMethods' || (record as PaymentMethod).type === 'counter'

/** Adds a shop to each list of shops that another is in (GROUP-1.2). Returns the events of it. */
export const joinLists = async (
  { app }: Pick<HandlerContext, 'app'>,
  transaction: Database,
  joining: Joining,
): Promise<readonly BusMessage[]> => {
  const messages: BusMessage[] = []
  const params = { transaction, isAnnouncedLater: true }
  for (const path of joinedLists) {
    const table = tables[path]
    const listed: SQL = arrayContains(table.shops, [joining.from])
    const rows = await transaction.select().from(table).where(listed).for('update')
    for (const { _id, shops, ...row } of rows) {
      if (!isJoined(path, row)) continue
      const patch = { shops: joined(shops ?? undefined, joining) }
      messages.push({
        path,
        event: 'patched',
        data: await app.service(path).patch(_id, patch, params),
      })
    }
  }
  const levels = await transaction.select().from(vipLevels).for('update')
  for (const { _id, discountLists } of levels) {
    const lists = discountLists ?? []
    if (!lists.some(({ shops }) => shops?.includes(joining.from))) continue
    const patch = {
      discountLists: lists.map((list) =>
        list.shops ? { ...list, shops: joined(list.shops, joining) } : list,
      ),
    }
    const data = await app.service('vipLevels').patch(_id, patch, params)
    messages.push({ path: 'vipLevels', event: 'patched', data })
  }
  return messages
}
