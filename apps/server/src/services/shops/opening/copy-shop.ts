import { type CopyShopData, type Shop, shops as description } from '@comanda/contract'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { owners } from '../../../policies/staff.ts'
import type { Fields } from '../../../records/fields.ts'
import type { BusMessage } from '../../../runtime/event-bus.ts'
import { copiedRecords, type CopiedPath, ownFields, ownOfRecord } from './copied-records.ts'
import { joinLists } from './join-lists.ts'
import { moveTo } from './progress.ts'
import { idsIn, renamed } from './renamed.ts'
import { announceShop, setBeingSetUp } from './shop-being-set-up.ts'

interface Copied {
  readonly answer: Shop
  readonly messages: readonly BusMessage[]
}
type Server = Pick<HandlerContext, 'app' | 'runtime'>

const without = (record: object, fields: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.has(field)))

const readRecords = async ({ app }: Pick<Server, 'app'>, transaction: Database, shop: string) => {
  const lists: [CopiedPath, readonly Fields[]][] = []
  for (const path of copiedRecords) {
    const found = await app.service(path).find({ query: { shop }, transaction })
    lists.push([path, found as readonly Fields[]])
  }
  return lists
}

/** Returns a new id: a random one of a table, for it is entered by that. */
const newIdOf = (
  { runtime: { shopDirectory } }: Server,
  transaction: Database,
  { path, shop }: { readonly path: CopiedPath; readonly shop: string },
): Promise<string> =>
  path === 'tableViewItems'
    ? shopDirectory.newSecretId(transaction, shop)
    : shopDirectory.newRecordId(transaction, shop)

/** Writes the records of a shop for another one, with ids of their own wherever they name each other. */
const writeRecords = async (
  server: Server,
  transaction: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  const lists = await readRecords(server, transaction, from)
  const ids = new Map([[from, to]])
  for (const [path, records] of lists)
    for (const id of idsIn(records))
      ids.set(id, await newIdOf(server, transaction, { path, shop: to }))
  for (const [path, records] of lists)
    for (const record of records) {
      const own = renamed(without(record, ownOfRecord), ids) as Fields
      const named = { ...own, _id: ids.get(String(record['_id'])), shop: to }
      await server.app.service(path).create(named, { transaction, isAnnouncedLater: true })
    }
}

const write = async (
  server: Server,
  transaction: Database,
  { shop: from, name, address, phone }: CopyShopData,
): Promise<Copied> => {
  const { app } = server
  const source = (await app.service('shops').get(from, { transaction })) as Shop
  const place = { name, ...(address ? { address } : {}), ...(phone === undefined ? {} : { phone }) }
  const data = { ...without(source, ownFields), ...place }
  const { _id: shop } = (await app.service('shops').create(data, { transaction })) as Shop
  await writeRecords(server, transaction, { from, to: shop })
  const messages = await joinLists({ app }, transaction, { from, to: shop })
  const answer = await setBeingSetUp(transaction, shop, true)
  if (!answer) throw new Error('a shop was not written')
  await moveTo(transaction, { step: 'codes', shop })
  return { answer, messages }
}

/** `create shops/copy` (GROUP-1.1): all of the shop or nothing, once however often the call is retried. */
export const copyShop = serveCall(
  description.calls.copy,
  owners,
  async (data, { app, runtime, params }): Promise<Shop> => {
    const { idempotencyKey: key, ...payload } = data
    const sent = { shop: '', scope: 'shops/copy', key, caller: callerOf(params)._id, payload }
    const { answer, made } = await inTransaction(runtime.database, (transaction) =>
      once(transaction, sent, () => write({ app, runtime }, transaction, data)),
    )
    if (made) {
      for (const message of made.messages) runtime.bus.publish(message)
      announceShop(runtime, answer)
    }
    return answer
  },
)
