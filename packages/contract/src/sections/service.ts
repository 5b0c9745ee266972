import { service } from '../services/service.ts'
import { Section } from './schema.ts'

export const sections = service('sections', {
  record: Section,
  filter: ['_id', 'shop', 'showOrder'],
  sort: ['showOrder', '_id'],
})
