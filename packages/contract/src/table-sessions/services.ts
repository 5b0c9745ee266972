import { callService } from '../services/call-service.ts'
import { recordService } from '../services/record-service.ts'
import {
  ChangeSectionData,
  CreateOrResumeData,
  CreateOrResumeResult,
  CreateSessionData,
  CreateSessionResult,
  OrderData,
  OrderResult,
  PayByBalanceData,
  PayData,
  SetUserData,
  SubscribeData,
  SubscribeResult,
  UpdatePaymentData,
} from './calls.ts'
import { TableSession, TableSessionPatch } from './schema.ts'

/**
 * A diner finds sessions by `restoreKeys: {$in: […]}` (spec 000 §7), a member the own ones too; staff find those of
 * their shop. `get`
 * takes the `restoreKey` that the diner has, which must then be the session's.
 */
export const tableSessionsService = recordService('tableSessions', TableSession, {
  patch: TableSessionPatch,
  filter: ['_id', 'shop', 'type', 'status', 'tvStatus', 'createTime', 'user'],
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
export const changeSectionService = callService(
  'tableSessions/changeSection',
  ChangeSectionData,
  TableSession,
)
export const setUserService = callService('tableSessions/setUser', SetUserData, TableSession)
export const updatePaymentService = callService(
  'tableSessions/updatePayment',
  UpdatePaymentData,
  TableSession,
)
export const payService = callService('tableSessions/pay', PayData, TableSession)
export const payByBalanceService = callService(
  'tableSessions/payByBalance',
  PayByBalanceData,
  TableSession,
)
