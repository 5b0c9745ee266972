import { recordService } from '../services/record-service.ts'
import { MissingTranslation, MissingTranslationData, MissingTranslationResult } from './schema.ts'

export const missingTranslationsService = recordService('missingTranslations', MissingTranslation, {
  data: MissingTranslationData,
  result: MissingTranslationResult,
  filter: ['_id', 'app', 'locale', 'key', 'lastTime', 'count'],
  sort: ['lastTime', 'count', '_id'],
  methods: ['find', 'create', 'remove'],
  events: [],
  paginate: true,
})
