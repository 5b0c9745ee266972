import { type WebhookEvent, webhookPaths } from '@comanda/contract'
import { groupBy } from '../../../records/group-by.ts'
import { withoutPersonal } from '../../../records/personal-fields.ts'
import type { App } from '../../../runtime/app.ts'
import type { WebhookDeliveryRow } from '../../../tables/webhook-deliveries.ts'

/** What else says who somebody is, and what opens something; `name` is a guest's in reservations alone (WEBHOOK-2.4). */
const alwaysLeftOut = ['licensePlate', 'allergens', 'availableSections']
const leftOut: Readonly<Record<string, readonly string[]>> = {
  reservations: [...alwaysLeftOut, 'name', 'title'],
}

/** Returns the fields of a record that are not sent, beside personal ones. */
export const omittedFrom = (path: string): ReadonlySet<string> =>
  new Set(leftOut[path] ?? alwaysLeftOut)

type Found = Readonly<Record<string, unknown>> & { readonly _id: string }

const readRecords = async (
  app: App,
  path: string,
  shop: string,
  ids: readonly string[],
): Promise<readonly Found[]> => {
  const of = path === 'shops' ? {} : { shop }
  // Orders and bills have pages for the server's own code too, unless the query says otherwise.
  const query = { ...of, _id: { $in: [...new Set(ids)] }, $paginate: false }
  const found = (await app.service(path).find({ query })) as
    | readonly Found[]
    | { readonly data: readonly Found[] }
  return 'data' in found ? found.data : found
}

const dataOf = (path: string, record: Found | undefined): unknown => {
  if (!record) return null
  const omitted = omittedFrom(path)
  const fields = Object.entries(record).filter(([field]) => !omitted.has(field))
  return withoutPersonal(Object.fromEntries(fields))
}

/** Where the record of an event is read. */
export const pathOf = (type: WebhookEvent): string => webhookPaths[type]

/**
 * Returns the bodies of deliveries by their ids: type, when it happened, shop, and the record as it stands now, as its owner reads it
 * without what says who somebody is (WEBHOOK-2.1, WEBHOOK-2.4). `data` is null if the record is there no more.
 */
export const eventBodies = async (
  app: App,
  rows: readonly WebhookDeliveryRow[],
): Promise<ReadonlyMap<string, string>> => {
  const bodies = new Map<string, string>()
  const groups = groupBy(rows, ({ type, shop }) => `${pathOf(type)} ${shop}`)
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const path = pathOf(first.type)
    const ids = group.map(({ record }) => record)
    const found = await readRecords(app, path, first.shop, ids)
    for (const { _id, type, createTime, shop, record } of group) {
      const data = dataOf(
        path,
        found.find((one) => one._id === record),
      )
      bodies.set(_id, JSON.stringify({ type, timestamp: createTime, shop, path, record, data }))
    }
  }
  return bodies
}
