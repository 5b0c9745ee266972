import { SheetResult } from '../fields/sheet.ts'
import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { AddTablesData, CleanTableData, TableViewItem } from './schema.ts'

export const tableViewItems = service('tableViewItems', {
  record: TableViewItem,
  defaults: { status: 'active' },
  filter: ['_id', 'shop', 'status', 'order', 'name'],
  sort: ['order', 'name', '_id'],
  calls: {
    add: call(AddTablesData, SheetResult),
    clean: call(CleanTableData, TableViewItem),
  },
})
