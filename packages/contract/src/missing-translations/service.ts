import { service } from '../services/service.ts'
import { MissingTranslation, MissingTranslationData, MissingTranslationResult } from './schema.ts'

export const missingTranslations = service('missingTranslations', {
  record: MissingTranslation,
  data: MissingTranslationData,
  result: MissingTranslationResult,
  filter: ['_id', 'app', 'locale', 'key', 'lastTime', 'count'],
  sort: ['lastTime', 'count', '_id'],
  methods: ['find', 'create', 'remove'],
  events: [],
  paginate: true,
})
