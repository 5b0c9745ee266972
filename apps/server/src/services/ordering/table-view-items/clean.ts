import type { CleanTableData, TableViewItem, User } from '@comanda/contract'
import type { HandlerContext } from '../../../calls/served.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import { Forbidden } from '@feathersjs/errors'
import { setCleaning } from './set-cleaning.ts'

/** `create tableViewItems/clean`: guests have left a table, which is clean again, or is to be cleaned (STAFF-2.14). */
export const cleanTable = async (
  { app, runtime }: HandlerContext,
  { table, needsCleaning = false }: CleanTableData,
  user: User | undefined,
): Promise<TableViewItem> => {
  const records = app.service('tableViewItems')
  const { shop } = (await records.get(table)) as TableViewItem
  if (!isStaffOf(user, shop, ['waiter', 'cashier', 'manager']))
    throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
  await setCleaning(runtime, { shop, table }, needsCleaning ? 'toClean' : 'clean')
  return (await records.get(table)) as TableViewItem
}
