import { formatAmount } from '../money/amounts.ts'
import { type Call, jsonOf, type Reply, textOf } from '../http/call.ts'
import { json } from '../http/replies.ts'
import { asking, shown } from '../gateway/asking.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { newId } from '../gateway/ids.ts'
import type { Payment, Refund, Status } from '../ledger/records.ts'
import { merchant } from './constants.ts'
import { signedOnly } from './rest.ts'

const codes: Readonly<Partial<Record<Status, readonly [string, string]>>> = {
  paid: ['100', 'SOK'],
  review: ['480', 'DREVIEW'],
  declined: ['203', 'DCARDREFUSED'],
}

const applications = (names: readonly string[], reasonCode: string, rFlag: string) =>
  names.map((name) => ({ name, reasonCode, rCode: rFlag === 'SOK' ? '1' : '0', rFlag }))

const paymentSummary = (payment: Payment, origin: string) => {
  const [reason, flag] = codes[payment.status] ?? ['102', 'DINVALIDDATA']
  const [reasonCode, rFlag] =
    payment.isPartial && reason === '100' ? ['110', 'SPARTIALAPPROVAL'] : [reason, flag]
  return {
    id: payment.transaction,
    submitTimeUtc: payment.payTime || payment.createTime,
    merchantId: merchant.id,
    applicationInformation: {
      reasonCode,
      rFlag,
      applications: applications(['ics_auth', 'ics_bill'], reasonCode, rFlag),
    },
    clientReferenceInformation: {
      code: payment.details['req_reference_number'],
      transactionId: payment.details['req_transaction_uuid'],
    },
    orderInformation: {
      amountDetails: {
        totalAmount: formatAmount(payment.captured || payment.amount),
        currency: payment.capturedCurrency,
      },
    },
    paymentInformation: { paymentType: { type: 'credit card' }, card: { suffix: payment.last4 } },
    _links: {
      transactionDetail: {
        href: `${origin}/tss/v2/transactions/${payment.transaction}`,
        method: 'GET',
      },
    },
  }
}

const refundSummary = (refund: Refund) => {
  const isVoid = refund.kind === 'void'
  const reasonCode = refund.status === 'refused' ? '203' : '100'
  return {
    id: refund.transaction,
    submitTimeUtc: refund.time,
    merchantId: merchant.id,
    applicationInformation: {
      reasonCode,
      rFlag: 'SOK',
      applications: applications([isVoid ? 'ics_void' : 'ics_credit'], reasonCode, 'SOK'),
    },
    clientReferenceInformation: { code: refund.id },
    orderInformation: {
      amountDetails: { totalAmount: formatAmount(refund.amount), currency: refund.currency },
    },
    // Of the payment that it belongs to.
    processingInformation: { paymentSolution: '', reconciliationId: refund.transaction },
  }
}

/** A search for what has not been processed finds nothing: no transaction was made. */
const isProcessed = ({ status }: Payment): boolean =>
  status === 'paid' || status === 'review' || status === 'declined'

const submitted = (query: string): ((time: string) => boolean) => {
  const range = /submitTimeUtc:\[(\S+) TO (\S+)\]/.exec(query)
  if (range === null) return () => false
  const [, from = '', to = ''] = range
  return (time) =>
    Date.parse(time) >= Date.parse(from) &&
    (to === 'NOW/DAY+1DAY' || Date.parse(time) <= Date.parse(to))
}

/** Finds transactions by the merchant's reference, or by the time they were submitted. */
export const search = (gateway: Gateway): ((call: Call) => Reply) =>
  signedOnly(gateway, (call) => {
    const query = textOf(jsonOf(call), 'query')
    const code = /clientReferenceInformation\.code:"?([^\s"]+)"?/.exec(query)?.[1]
    const isWithin = submitted(query)
    const matches = (own: string | undefined, time: string): boolean =>
      code === undefined ? isWithin(time) : own === code
    const { ledger } = gateway
    const payments = ledger
      .all('payments')
      .filter((one) => one.provider === 'cybersource')
      .map(shown)
      .filter(
        (one) =>
          isProcessed(one) &&
          matches(one.details['req_reference_number'], one.payTime || one.createTime),
      )
    const refunds = ledger
      .all('refunds')
      .filter((one) => one.provider === 'cybersource' && matches(one.id, one.time))
    const summaries = [
      ...payments.map((payment) => paymentSummary(payment, call.origin)),
      ...refunds.map(refundSummary),
    ].sort((one, other) => other.submitTimeUtc.localeCompare(one.submitTimeUtc))
    const offset = Number(textOf(jsonOf(call), 'offset') || 0)
    const limit = Number(textOf(jsonOf(call), 'limit') || 20)
    const shownNow = summaries.slice(offset, offset + limit)
    const meant = ledger
      .all('payments')
      .find((one) => one.provider === 'cybersource' && one.details['req_reference_number'] === code)
    return asking(gateway, meant?.reference ?? '', () =>
      json(
        {
          searchId: newId(''),
          query,
          offset,
          limit,
          count: shownNow.length,
          totalCount: summaries.length,
          submitTimeUtc: gateway.now().toISOString(),
          _embedded: { transactionSummaries: shownNow },
        },
        201,
      ),
    )
  })
