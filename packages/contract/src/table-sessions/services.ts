import { callService } from '../services/call-service.ts'
import { recordService } from '../services/record-service.ts'
import { CreateOrResumeData, CreateSessionData, OrderData, SubscribeData } from './calls.ts'
import { TableSession, TableSessionPatch } from './schema.ts'

/**
 * `find` takes `restoreKeys` (up to 100) from a diner and answers the sessions of these keys (spec 000 §7); staff name
 * their `shop`.
 */
export const tableSessionsService = recordService('tableSessions', TableSession, {
  patch: TableSessionPatch,
  filter: ['_id', 'shop', 'type', 'status', 'tvStatus', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get', 'patch'],
  events: ['patched'],
  paginate: true,
})

export const createOrResumeService = callService('tableSessions/createOrResume', CreateOrResumeData)
export const createSessionService = callService('tableSessions/create', CreateSessionData)
export const orderService = callService('tableSessions/order', OrderData)
export const subscribeService = callService('tableSessions/subscribe', SubscribeData)
