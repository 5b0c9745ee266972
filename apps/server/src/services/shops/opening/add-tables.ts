import { setup } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { owners } from '../../../policies/staff.ts'
import { addTableLines } from '../../ordering/table-view-items/add-table-lines.ts'
import { inShopBeingSetUp } from './in-shop-being-set-up.ts'

/** `create setup/tables` (SETUP-2.8): all of the tables, or what keeps them from being added. */
export const addTables = serveCall(setup.calls.tables, owners, (data, context) =>
  inShopBeingSetUp(context, 'setup/tables', data, (transaction) =>
    addTableLines(context.app, transaction, data),
  ),
)
