import { type Call, formOf, idOf, type Reply } from '../http/call.ts'
import { page, seeOther, text } from '../http/replies.ts'
import type { Payment, Provider } from '../ledger/records.ts'
import { cardPage, securePage } from '../pages/card-pages.ts'
import { passOn, stay } from '../pages/pass-on.ts'
import { conclude } from './conclude.ts'
import type { BrowserReturn, Counterpart, Outcome } from './counterpart.ts'
import type { Gateway } from './gateway.ts'
import { secureCode, testCard } from './test-cards.ts'

interface Hosted {
  readonly provider: Provider
  readonly title: string
  /** The payer may try again after a decline; otherwise the merchant hears of it at once. */
  readonly isPatient: boolean
  /** The return of a payer who comes to a payment that is over. */
  readonly over: (payment: Payment) => BrowserReturn | undefined
}

const back = (request: BrowserReturn | undefined): Reply =>
  request === undefined ? stay() : passOn(request)

const step = (path: string, name: 'code' | 'return'): Reply => seeOther(`${path}?step=${name}`)

const isPayment = (found: Payment | Reply): found is Payment =>
  typeof found === 'object' && 'reference' in found

/** The handlers of a hosted page that takes a card: it shows the form, and what the payer sends concludes the payment. */
export const hostedCard = (gateway: Gateway, counterpart: () => Counterpart, hosted: Hosted) => {
  const { ledger, faults } = gateway
  // A page that a form led to is shown by a GET, so that the browser's Back never sends the form again.
  const numbers = new Map<string, string>()
  const returns = new Map<string, BrowserReturn>()

  const payable = (call: Call): Payment | Reply => {
    const payment = ledger.get('payments', idOf(call))
    if (payment === undefined || payment.provider !== hosted.provider)
      return text('Unknown payment', 404)
    const isOpen = payment.status === 'open' || payment.status === 'declined'
    return isOpen || faults.has(payment.reference, 'pay-after-close')
      ? payment
      : back(hosted.over(payment))
  }

  const show = (call: Call): Reply => {
    const shown = call.url.searchParams.get('step')
    const concluded = shown === 'return' ? returns.get(idOf(call)) : undefined
    if (concluded) return passOn(concluded)
    const payment = payable(call)
    if (!isPayment(payment)) return payment
    const number = shown === 'code' ? numbers.get(payment.id) : undefined
    if (number !== undefined)
      return page(securePage({ payment, path: call.url.pathname, title: hosted.title }, number))
    return page(cardPage({ payment, path: call.url.pathname, title: hosted.title }))
  }

  const finish = async (
    payment: Payment,
    path: string,
    outcome: Outcome,
    last4 = '',
  ): Promise<Reply> => {
    const concluded = await conclude(gateway, counterpart(), payment, outcome, { last4 })
    if (concluded.payment.status === 'declined' && hosted.isPatient) {
      const problem = 'The card was declined. 此卡被拒。'
      return page(cardPage({ payment, path, title: hosted.title, problem }))
    }
    numbers.delete(payment.id)
    if (concluded.back?.method !== 'POST') return back(concluded.back)
    returns.set(payment.id, concluded.back)
    return step(path, 'return')
  }

  const receive = async (call: Call): Promise<Reply> => {
    const payment = payable(call)
    if (!isPayment(payment)) return payment
    const form = formOf(call)
    const path = call.url.pathname
    const shown = { payment, path, title: hosted.title }
    if (form.has('cancel')) return finish(payment, path, 'cancelled')
    const number = form.get('number') ?? ''
    const card = testCard(number)
    if (card === undefined)
      return page(cardPage({ ...shown, problem: 'This is not a test number. 不是測試卡號。' }))
    if (card.asksForCode && form.get('code') !== secureCode) {
      numbers.set(payment.id, number)
      if (!form.has('code')) return step(path, 'code')
      const problem = 'The code is wrong. 驗證碼不正確。'
      return page(securePage({ ...shown, problem }, number))
    }
    return finish(payment, path, card.outcome, card.last4)
  }

  return { show, receive }
}
