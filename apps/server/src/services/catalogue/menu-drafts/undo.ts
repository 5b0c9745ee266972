import { menuChanges as description } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { managers } from '../../../policies/staff.ts'
import { menuChanges } from '../../../tables/menu-changes.ts'
import { inDraft } from './in-draft.ts'

/** `create menuChanges/undo` (DRAFT-1.4): what is not in the draft any more is left as it is. */
export const undoChanges = serveCall(description.calls.undo, managers, (data, context) =>
  inDraft(context, 'menuChanges/undo', data, async (transaction) => {
    const drafted = await transaction
      .select()
      .from(menuChanges)
      .where(eq(menuChanges.shop, data.shop))
    const named = new Set(data.changes)
    const neverAdded = new Set(
      drafted.flatMap(({ _id, kind, record }) =>
        kind === 'add' && named.has(_id) ? [record] : [],
      ),
    )
    const drop = drafted.filter(({ _id, record }) => named.has(_id) || neverAdded.has(record))
    return { drop, write: [] }
  }),
)
