import { type ImportMenuResult, menus as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { owners } from '../../../policies/staff.ts'
import { countFile } from './count-file.ts'
import { importedChange } from './import.ts'
import { readCopy } from './read-copy.ts'

/** `create menus/compare` (GROUP-2.3): what another shop's menu would change; nothing is written. */
export const compareMenus = serveCall(
  description.calls.compare,
  owners,
  async (data, context): Promise<ImportMenuResult> => {
    await countFile(context)
    const { app, runtime } = context
    return runtime.reads.transaction(
      async (transaction) => {
        const { changes, problems } = await readCopy(app, transaction, data, false)
        return { changes: changes.map(importedChange), problems: [...problems] }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  },
)
