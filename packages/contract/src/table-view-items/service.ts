import { recordService } from '../services/record-service.ts'
import { TableViewItem } from './schema.ts'

export const tableViewItemsService = recordService('tableViewItems', TableViewItem, {
  filter: ['_id', 'shop', 'status', 'order', 'name'],
  sort: ['order', 'name', '_id'],
})
