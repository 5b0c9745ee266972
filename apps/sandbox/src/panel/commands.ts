import { type Concluded, conclude, release } from '../gateway/conclude.ts'
import { type BrowserReturn, type Counterpart, isOutcome } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { decideRefund } from '../gateway/refund.ts'
import { isFault } from '../faults/fault-names.ts'
import { formText } from '../http/form-text.ts'
import { type Fields, textOf } from '../http/call.ts'
import { isProvider, type Payment, type Provider } from '../ledger/records.ts'

export type Counterparts = Readonly<Record<Provider, Counterpart>>

/** What a command comes to: a value for programs, or why it is refused. */
export type Commanded = { readonly value: unknown } | { readonly problem: string }

export interface Panel {
  readonly gateway: Gateway
  readonly counterparts: Counterparts
  readonly payCode: (code: string) => Promise<Payment | string>
}

export const setFault = ({ gateway }: Panel, data: Fields): Commanded => {
  const { faults } = gateway
  const { fault, provider, next } = data
  const reference = textOf(data, 'reference')
  const isForNext = next === true || next === 'true'
  if (reference === '' && !isForNext) return { problem: 'reference or next is missing' }
  if (fault === null || fault === '') {
    if (isForNext) faults.clearNext()
    else faults.clear(reference)
  } else if (!isFault(fault)) return { problem: 'there is no such fault' }
  else if (!isForNext) faults.set(reference, fault)
  else if (provider === undefined || provider === '') faults.setNext(fault)
  else if (isProvider(provider)) faults.setNext(fault, provider)
  else return { problem: 'there is no such provider' }
  return { value: { faults: faults.of(reference), next: faults.next() } }
}

/** The newest payment with a reference, or the newest that is open. */
const find = ({ gateway, counterparts }: Panel, data: Fields): Payment | undefined => {
  const { ledger } = gateway
  const reference = textOf(data, 'reference')
  const names = Object.keys(counterparts).filter(isProvider)
  const meant = names.filter((name) => data['provider'] === undefined || data['provider'] === name)
  if (reference !== '')
    return meant.map((name) => ledger.find(name, reference)).find((one) => one !== undefined)
  return ledger
    .all('payments')
    .findLast((one) => meant.includes(one.provider) && one.status === 'open')
}

/** Does what the payer's browser would do. */
const follow = async ({ method, url, fields }: BrowserReturn): Promise<number> => {
  const form = formText(fields)
  const response =
    method === 'POST'
      ? await fetch(url, {
          method,
          body: form,
          redirect: 'manual',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        })
      : await fetch(form === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${form}`, {
          redirect: 'manual',
        })
  return response.status
}

const report = async (data: Fields, concluded: Concluded): Promise<Commanded> => {
  const { payment, back, problem } = concluded
  const isFollowed = data['follow'] === true && back !== undefined
  const followed = isFollowed ? await follow(back) : undefined
  return { value: { payment, return: back, problem, followed } }
}

/** Pays, declines or cancels, as the payer would. */
export const pay = async (panel: Panel, data: Fields): Promise<Commanded> => {
  const code = textOf(data, 'code')
  if (code !== '') {
    const done = await panel.payCode(code)
    return typeof done === 'string' ? { problem: done } : { value: { payment: done } }
  }
  const payment = find(panel, data)
  const outcome = data['outcome'] ?? 'paid'
  if (payment === undefined) return { problem: 'there is no such payment' }
  if (!isOutcome(outcome)) return { problem: 'there is no such outcome' }
  const last4 = outcome === 'cancelled' ? '' : '1111'
  const counterpart = panel.counterparts[payment.provider]
  return report(data, await conclude(panel.gateway, counterpart, payment, outcome, { last4 }))
}

export const releaseLate = async (panel: Panel, data: Fields): Promise<Commanded> => {
  const payment = find(panel, data)
  if (payment?.isHidden !== true) return { problem: 'there is no such late payment' }
  return report(data, await release(panel.gateway, panel.counterparts[payment.provider], payment))
}

export const decide = async (
  { gateway, counterparts }: Panel,
  data: Fields,
): Promise<Commanded> => {
  const name = textOf(data, 'id')
  const pending = gateway.ledger
    .all('refunds')
    .find((one) => (one.id === name || one.transaction === name) && one.status === 'pending')
  const outcome = textOf(data, 'outcome')
  if (pending === undefined) return { problem: 'there is no such pending refund' }
  if (outcome !== 'done' && outcome !== 'refused') return { problem: 'outcome: done or refused' }
  const decided = decideRefund(gateway, pending, outcome)
  await counterparts[decided.provider].onRefundDecided?.(decided)
  return { value: decided }
}

export const registerWebhook = ({ gateway }: Panel, data: Fields): Commanded => {
  const { provider } = data
  const url = textOf(data, 'url')
  if (!isProvider(provider) || !/^https?:\/\//.test(url))
    return { problem: 'provider or url is wrong' }
  return { value: gateway.ledger.save('webhooks', `${provider} ${url}`, { provider, url }) }
}
