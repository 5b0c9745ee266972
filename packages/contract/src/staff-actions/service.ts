import { service } from '../services/service.ts'
import { StaffAction } from './schema.ts'

/** The audit log is read-only. */
export const staffActions = service('staffActions', {
  record: StaffAction,
  filter: ['_id', 'time', 'user', 'path', 'method', 'record', 'shop'],
  sort: ['time', '_id'],
  methods: ['find'],
  events: [],
  paginate: true,
})
