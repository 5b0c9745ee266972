import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import * as calls from './calls.ts'
import * as discounts from './discount-calls.ts'
import * as lines from './line-calls.ts'
import {
  AbandonSessionData,
  AskBillData,
  CancelOrderData,
  CloseSessionData,
  MailReceiptData,
  PayData,
  ReopenSessionData,
} from './closing-calls.ts'
import * as moving from './moving-calls.ts'
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
  events: ['created', 'patched'],
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
    pay: call(PayData, TableSession),
    close: call(CloseSessionData, TableSession),
    reopen: call(ReopenSessionData, TableSession),
    askBill: call(AskBillData, TableSession),
    mailReceipt: call(MailReceiptData, TableSession),
    cancel: call(CancelOrderData, TableSession),
    abandon: call(AbandonSessionData, TableSession),
    move: call(moving.MoveSessionData, TableSession),
    merge: call(moving.MergeSessionsData, moving.MergeSessionsResult),
    unmerge: call(moving.UnmergeSessionsData, moving.UnmergeSessionsResult),
    split: call(moving.SplitSessionData, moving.SplitSessionResult),
    payBy: call(calls.PayByData, TableSession),
    refund: call(calls.RefundPaymentData, TableSession),
    previewRefund: call(calls.PreviewRefundData, calls.RefundPreview),
    payByBalance: call(calls.PayByBalanceData, TableSession),
    changeGuests: call(lines.ChangeGuestsData, TableSession),
    noteAllergies: call(lines.NoteAllergiesData, TableSession),
    voidLines: call(lines.VoidLinesData, TableSession),
    changeLine: call(lines.ChangeLineData, TableSession),
    adjustLine: call(discounts.AdjustLineData, TableSession),
    discount: call(discounts.DiscountData, TableSession),
    previewDiscount: call(discounts.PreviewDiscountData, discounts.DiscountPreview),
    useCoupon: call(discounts.UseCouponData, TableSession),
    returnCoupons: call(discounts.ReturnCouponsData, TableSession),
    adviseCoupons: call(discounts.AdviseCouponsData, discounts.CouponsAdvice),
    fire: call(lines.FireData, TableSession),
  },
})
