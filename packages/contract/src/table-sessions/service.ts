import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import * as calls from './calls.ts'
import { CreateSessionData, OrderData } from './ordering-data.ts'
import { TableSession, TableSessionPatch } from './schema.ts'

/**
 * A diner finds sessions by `restoreKeys: {$in: […]}` (CALL-2.2), a member also the member's own; staff find those
 * of their shop. `get` takes the `restoreKey` that the diner has, which must then be the session's.
 */
export const tableSessions = service('tableSessions', {
  record: TableSession,
  patch: TableSessionPatch,
  filter: ['_id', 'shop', 'type', 'status', 'tvStatus', 'createTime', 'user'],
  keys: { restoreKeys: 'text', restoreKey: 'text' },
  sort: ['createTime', '_id'],
  methods: ['find', 'get', 'patch'],
  events: ['patched'],
  paginate: true,
  calls: {
    createOrResume: call(calls.CreateOrResumeData, calls.CreateOrResumeResult),
    create: call(CreateSessionData, calls.CreateSessionResult),
    order: call(OrderData, calls.OrderResult),
    subscribe: call(calls.SubscribeData, calls.SubscribeResult),
    changeSection: call(calls.ChangeSectionData, TableSession),
    setUser: call(calls.SetUserData, TableSession),
    updatePayment: call(calls.UpdatePaymentData, TableSession),
    setInvoice: call(calls.SetInvoiceData, TableSession),
    pay: call(calls.PayData, TableSession),
    payBy: call(calls.PayByData, TableSession),
    refund: call(calls.RefundPaymentData, TableSession),
    payByBalance: call(calls.PayByBalanceData, TableSession),
  },
})
