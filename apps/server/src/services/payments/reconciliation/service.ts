import {
  type Reconciliation,
  paymentDifferences as ofDifferences,
  reconciliations as description,
} from '@comanda/contract'
import { serveRecords } from '../../../calls/serve-records.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { paymentDifferences } from '../../../tables/payment-differences.ts'
import { reconciliations as table } from '../../../tables/reconciliations.ts'
import { createReconciliation } from './create-reconciliation.ts'

/** A difference that staff have settled outside is solved, by them. */
const solve =
  ({ now }: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { note } = context.data as { readonly note: string }
    const solvedBy = context.params.user?._id
    const solvedTime = new Date(now()).toISOString()
    context.data = { note, solved: true, solvedTime, ...(solvedBy ? { solvedBy } : {}) }
    await next()
  }

/** Comparisons of our payments with the providers' books, and what differs. */
export const reconciliations: readonly Served[] = [
  serveRecords(description, (context) => {
    const records = new TableService<Reconciliation>({
      ...context.runtime,
      table: recordTable(description, table),
    })
    return {
      methods: {
        find: (params) => records.find(params),
        get: (id, params) => records.get(id, params),
        create: (data) => createReconciliation(context, data),
      },
    }
  }),
  serveTable(ofDifferences, paymentDifferences, {
    hooks: ({ runtime }) => ({ patch: [solve(runtime)] }),
  }),
]
