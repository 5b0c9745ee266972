import { type Call, formOf, idOf, type Reply } from '../http/call.ts'
import { page, text } from '../http/replies.ts'
import { passOn } from '../pages/pass-on.ts'
import { phoneOver, phonePage } from '../pages/phone-page.ts'
import { conclude } from './conclude.ts'
import { type Counterpart, isOutcome } from './counterpart.ts'
import type { Gateway } from './gateway.ts'

interface Names {
  readonly title: string
  readonly chinese: string
  /** Of the card behind it. */
  readonly last4?: string
}

/** The handlers of a page that stands for the payer's phone. */
export const phone = (gateway: Gateway, counterpart: () => Counterpart, names: Names) => {
  const { ledger, faults } = gateway
  const over = (status: string): Reply => page(phoneOver(names.title, names.chinese, status))

  const show = (call: Call): Reply => {
    const payment = ledger.get('payments', idOf(call))
    if (payment === undefined) return text('Unknown payment', 404)
    const canPay =
      payment.status === 'open' ||
      payment.status === 'declined' ||
      faults.has(payment.reference, 'pay-after-close')
    if (!canPay) return over(payment.status)
    return page(phonePage({ payment, path: call.url.pathname, ...names }))
  }

  const receive = async (call: Call): Promise<Reply> => {
    const payment = ledger.get('payments', idOf(call))
    const outcome = formOf(call).get('outcome')
    if (payment === undefined || !isOutcome(outcome)) return text('Unknown payment', 404)
    const concluded = await conclude(gateway, counterpart(), payment, outcome, {
      last4: names.last4 ?? '',
    })
    return concluded.back === undefined ? over(concluded.payment.status) : passOn(concluded.back)
  }

  return { show, receive }
}
