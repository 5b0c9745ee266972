import { service } from '../services/service.ts'
import { Translation } from './schema.ts'

export const translations = service('translations', {
  record: Translation,
  filter: ['_id', 'app', 'locale', 'key', 'draft'],
  sort: ['key', '_id'],
  paginate: true,
})
