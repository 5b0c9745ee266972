import { recordService } from '../services/record-service.ts'
import { Translation } from './schema.ts'

export const translationsService = recordService('translations', Translation, {
  filter: ['_id', 'app', 'locale', 'key', 'draft'],
  sort: ['key', '_id'],
  paginate: true,
})
