import { recordService } from '../services/record-service.ts'
import { Section } from './schema.ts'

export const sectionsService = recordService('sections', Section, {
  filter: ['_id', 'shop', 'showOrder'],
  sort: ['showOrder', '_id'],
})
