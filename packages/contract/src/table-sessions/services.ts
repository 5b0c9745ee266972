import { callService } from '../services/call-service.ts'
import { recordService } from '../services/record-service.ts'
import {
  CreateOrResumeData,
  CreateOrResumeResult,
  CreateSessionData,
  CreateSessionResult,
  OrderData,
  OrderResult,
  SubscribeData,
  SubscribeResult,
} from './calls.ts'
import { TableSession, TableSessionPatch } from './schema.ts'

/**
 * A diner finds sessions by `restoreKeys: {$in: […]}` (spec 000 §7), and no others; staff find those of their shop. `get`
 * takes the `restoreKey` that the diner has, which must then be the session's.
 */
export const tableSessionsService = recordService('tableSessions', TableSession, {
  patch: TableSessionPatch,
  filter: ['_id', 'shop', 'type', 'status', 'tvStatus', 'createTime'],
  keys: { restoreKeys: 'text', restoreKey: 'text' },
  sort: ['createTime', '_id'],
  methods: ['find', 'get', 'patch'],
  events: ['patched'],
  paginate: true,
})

export const createOrResumeService = callService(
  'tableSessions/createOrResume',
  CreateOrResumeData,
  CreateOrResumeResult,
)
export const createSessionService = callService(
  'tableSessions/create',
  CreateSessionData,
  CreateSessionResult,
)
export const orderService = callService('tableSessions/order', OrderData, OrderResult)
export const subscribeService = callService(
  'tableSessions/subscribe',
  SubscribeData,
  SubscribeResult,
)
