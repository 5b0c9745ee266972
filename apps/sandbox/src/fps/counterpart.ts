import { createHmac } from 'node:crypto'
import type { Counterpart, Report } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { Payment } from '../ledger/records.ts'
import { formatAmount } from '../money/amounts.ts'
import { bankApp } from './bank-app.ts'
import { merchant } from './constants.ts'

/** Returns the header by which the merchant knows the bank: time, and HMAC-SHA256 of time and body. */
export const signatureHeader = (body: string, seconds: number, secret: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

const notificationOf = (payment: Payment, report: Report): string =>
  JSON.stringify({
    id: `N${payment.transaction}${report.outcome === 'paid' ? '' : 'R'}`,
    fpsId: report.merchant ?? merchant.fpsId,
    reference: report.reference ?? payment.reference,
    amount: formatAmount(report.outcome === 'paid' ? payment.captured : payment.amount),
    currency: payment.capturedCurrency,
    transaction: payment.transaction,
    time: payment.payTime,
    status: report.outcome === 'paid' ? 'SETTLED' : 'REJECTED',
  })

/** The merchant's bank: a payer pays a code with a bank app, and the bank notifies. It never asks the payer back. */
export const fps = (gateway: Gateway): Counterpart => {
  const app = bankApp(gateway, () => counterpart)
  const counterpart: Counterpart = {
    voice: {
      consent: 'paid',
      notifications: (payment, report) => {
        const body = notificationOf(payment, report)
        const seconds = Math.floor(gateway.now().getTime() / 1000)
        const secret = report.isForged === true ? 'another secret' : merchant.notificationSecret
        const headers = {
          'Content-Type': 'application/json',
          'X-FPS-Signature': signatureHeader(body, seconds, secret),
        }
        return gateway.ledger
          .all('webhooks')
          .filter((webhook) => webhook.provider === 'fps')
          .map(({ url }) => ({ url, headers, body }))
      },
      browserReturn: () => undefined,
    },
    routes: [
      { method: 'GET', path: '/fps/app', handle: app.show },
      { method: 'POST', path: '/fps/app', handle: app.receive },
    ],
  }
  return counterpart
}
