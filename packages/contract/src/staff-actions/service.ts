import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { StaffAlerts, StaffAlertsData } from './alerts.ts'
import { StaffAction } from './schema.ts'

/** The audit log is read-only. */
export const staffActions = service('staffActions', {
  record: StaffAction,
  filter: ['_id', 'time', 'user', 'path', 'method', 'record', 'shop', 'approver', 'device'],
  sort: ['time', '_id'],
  methods: ['find'],
  events: [],
  paginate: true,
  calls: { alerts: call(StaffAlertsData, StaffAlerts) },
})
