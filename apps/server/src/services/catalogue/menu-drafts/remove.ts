import { menuChanges as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { managers } from '../../../policies/staff.ts'
import { changesOf, publishedRecord } from './drafted-record.ts'
import { inDraft } from './in-draft.ts'

/** `create menuChanges/remove` (DRAFT-1.3): a record that is only drafted leaves the draft at once. */
export const removeRecord = serveCall(description.calls.remove, managers, (data, context) =>
  inDraft(context, 'menuChanges/remove', data, async (transaction) => {
    const { path, record } = data
    const drop = await changesOf(transaction, data)
    if (drop.some(({ kind }) => kind === 'add')) return { drop, write: [] }
    if (drop.some(({ kind }) => kind === 'remove')) return { drop: [], write: [] }
    await publishedRecord(context.app, transaction, data)
    const change = { path, record, kind: 'remove' as const, field: null, from: null, to: null }
    return { drop, write: [change] }
  }),
)
