import { recordService } from '../services/record-service.ts'
import { News } from './schema.ts'

export const newsService = recordService('news', News, {
  filter: ['_id', 'name', 'shops', 'status', 'publishTime', 'order'],
  sort: ['publishTime', 'order', '_id'],
  paginate: true,
})
