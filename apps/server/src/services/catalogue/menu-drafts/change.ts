import { isDeepStrictEqual } from 'node:util'
import { type ChangeMenuData, menuChanges as description, services } from '@comanda/contract'
import { checkedData } from '../../../calls/check-data.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { refused } from '../../../errors/refusal.ts'
import { managers } from '../../../policies/staff.ts'
import { type Fields, isFields } from '../../../records/fields.ts'
import { changesOf, publishedRecord } from './drafted-record.ts'
import { refuseLargeAmounts } from './refuse-large-amounts.ts'
import { inDraft } from './in-draft.ts'
import { refuseUndrafted } from './undrafted-fields.ts'

/** Returns the new value as it would be written; null clears the field. Throws `BadRequest` if the record cannot have it. */
const checkedValue = ({ path, field, to = null }: ChangeMenuData): unknown => {
  refuseUndrafted([field])
  const { patch } = services[path]
  const checked = patch ? checkedData(patch, { [field]: to }) : undefined
  return isFields(checked) ? (checked[field] ?? null) : null
}

const changed = (path: string, field: string, present: unknown) =>
  refused({
    kind: 'Conflict',
    code: 'menuChanged',
    message: 'Somebody else has changed this meanwhile.',
    field: 'seen',
    detail: { path, changed: field, present },
  })

const valueOf = (record: Fields, field: string): unknown =>
  Object.hasOwn(record, field) ? (record[field] ?? null) : null

/** `create menuChanges/change` (DRAFT-1.2): nobody's change is overwritten by somebody who has not seen it. */
export const changeField = serveCall(description.calls.change, managers, (data, context) => {
  const to = checkedValue(data)
  return inDraft(context, 'menuChanges/change', data, async (transaction) => {
    const { path, record, field, shop, seen = null } = data
    await refuseLargeAmounts(context.app, shop, services[path].patch, { [field]: to })
    const drafted = await changesOf(transaction, data)
    if (drafted.some(({ kind }) => kind === 'remove')) throw changed(path, field, null)
    const added = drafted.find(({ kind }) => kind === 'add')
    const base = isFields(added?.to)
      ? added.to
      : await publishedRecord(context.app, transaction, data)
    const own = drafted.find((change) => change.kind === 'change' && change.field === field)
    const from = own ? own.from : valueOf(base, field)
    const present = own ? own.to : from
    if (!isDeepStrictEqual(present, seen)) throw changed(path, field, present)
    const drop = own ? [own] : []
    if (isDeepStrictEqual(to, from)) return { drop, write: [] }
    return { drop, write: [{ path, record, kind: 'change', field, from, to }] }
  })
})
