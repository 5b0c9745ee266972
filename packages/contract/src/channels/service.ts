import { service } from '../services/service.ts'
import { Channel } from './schema.ts'

/** The channels of shops; nobody listens to them. */
export const channels = service('channels', {
  record: Channel,
  filter: ['_id', 'shop', 'name', 'adapter', 'key'],
  sort: ['name', '_id'],
  events: [],
})
