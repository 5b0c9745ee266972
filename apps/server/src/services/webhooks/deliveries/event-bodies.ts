import { type WebhookEvent, webhookPaths } from '@comanda/contract'
import { withoutPersonal } from '../../../records/personal-fields.ts'
import type { App } from '../../../runtime/app.ts'
import { type FoundRecord, readRecordsOf } from '../../../table-service/records-of-ids.ts'
import type { WebhookDeliveryRow } from '../../../tables/webhook-deliveries.ts'

/** What else says who somebody is, and what opens something; `name` is a guest's in reservations alone (WEBHOOK-2.4). */
const alwaysLeftOut = ['licensePlate', 'allergens', 'availableSections']
const leftOut: Readonly<Record<string, readonly string[]>> = {
  reservations: [...alwaysLeftOut, 'name', 'title'],
}

/** Returns the fields of a record that are not sent, beside personal ones. */
export const omittedFrom = (path: string): ReadonlySet<string> =>
  new Set(leftOut[path] ?? alwaysLeftOut)

const dataOf = (path: string, record: FoundRecord | undefined): unknown => {
  if (!record) return null
  const omitted = omittedFrom(path)
  const fields = Object.entries(record).filter(([field]) => !omitted.has(field))
  return withoutPersonal(Object.fromEntries(fields))
}

/** Where the record of an event is read. */
export const pathOf = (type: WebhookEvent): string => webhookPaths[type]

const placeOf = ({ type, shop, record }: WebhookDeliveryRow) => ({
  path: pathOf(type),
  shop,
  record,
})

/**
 * Returns the bodies of deliveries by their ids: type, when it happened, shop, and the record as it stands now, as its owner reads it
 * without what says who somebody is (WEBHOOK-2.1, WEBHOOK-2.4). `data` is null if the record is there no more.
 */
export const eventBodies = async (
  app: App,
  rows: readonly WebhookDeliveryRow[],
): Promise<ReadonlyMap<string, string>> => {
  const find = await readRecordsOf(app, rows.map(placeOf))
  return new Map(
    rows.map((row) => {
      const { _id, type, createTime, shop, record } = row
      const path = pathOf(type)
      const data = dataOf(path, find(placeOf(row)))
      return [_id, JSON.stringify({ type, timestamp: createTime, shop, path, record, data })]
    }),
  )
}
