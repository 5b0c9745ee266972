import { menuChanges as description, services } from '@comanda/contract'
import { checkedData } from '../../../calls/check-data.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { managers } from '../../../policies/staff.ts'
import { isFields } from '../../../records/fields.ts'
import { refuseLargeAmounts } from './refuse-large-amounts.ts'
import { inDraft } from './in-draft.ts'
import { refuseUndrafted } from './undrafted-fields.ts'

/** `create menuChanges/add` (DRAFT-1.3): a new record, with the id that it will have. */
export const addRecord = serveCall(description.calls.add, managers, (data, context) => {
  const { shop, path } = data
  refuseUndrafted(Object.keys(data.data))
  const { data: schema } = services[path]
  const checked = schema ? checkedData(schema, { ...data.data, shop }) : undefined
  const { shop: _, ...to } = isFields(checked) ? checked : {}
  return inDraft(context, 'menuChanges/add', data, async (transaction) => {
    await context.app.service('shops').get(shop)
    await refuseLargeAmounts(context.app, shop, schema, checked)
    const record = await context.runtime.shopDirectory.newRecordId(transaction, shop)
    const change = { path, record, kind: 'add' as const, field: null, from: null, to }
    return { drop: [], write: [change] }
  })
})
