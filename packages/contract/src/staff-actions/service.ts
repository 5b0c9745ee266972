import { recordService } from '../services/record-service.ts'
import { StaffAction } from './schema.ts'

/** The book of what staff changed is only read. */
export const staffActionsService = recordService('staffActions', StaffAction, {
  filter: ['_id', 'time', 'user', 'path', 'method', 'record', 'shop'],
  sort: ['time', '_id'],
  methods: ['find'],
  events: [],
  paginate: true,
})
