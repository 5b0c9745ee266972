import { type ImportedChange, type ImportMenuResult, menus as description } from '@comanda/contract'
import type { ImportChange } from '@comanda/shop-rules/menu-import'
import { serveCall } from '../../../calls/serve-call.ts'
import { managers } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { countFile } from './count-file.ts'
import { readImport } from './read-import.ts'

/** Returns a change as on the wire. */
export const importedChange = ({
  path,
  record,
  kind,
  field,
  from,
  to,
}: ImportChange): ImportedChange => withoutNulls({ path, record, kind, field, from, to })

/** `create menus/import` (IMPORT-3.1): what a file would change; nothing is written. */
export const importFile = serveCall(
  description.calls.import,
  managers,
  async (data, context): Promise<ImportMenuResult> => {
    await countFile(context)
    const { app, runtime } = context
    return runtime.reads.transaction(
      async (transaction) => {
        const { changes, problems, leftOut } = await readImport(app, transaction, data)
        const result = { changes: changes.map(importedChange), problems: [...problems] }
        return leftOut === undefined ? result : { ...result, leftOut }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  },
)
