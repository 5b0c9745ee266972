import { service } from '../services/service.ts'
import { News } from './schema.ts'

export const news = service('news', {
  record: News,
  defaults: { status: 'active' },
  filter: ['_id', 'name', 'shops', 'status', 'publishTime', 'order'],
  sort: ['publishTime', 'order', '_id'],
  paginate: true,
})
