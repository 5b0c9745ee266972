import { service } from '../services/service.ts'
import { TableViewItem } from './schema.ts'

export const tableViewItems = service('tableViewItems', {
  record: TableViewItem,
  defaults: { status: 'active' },
  filter: ['_id', 'shop', 'status', 'order', 'name'],
  sort: ['order', 'name', '_id'],
})
