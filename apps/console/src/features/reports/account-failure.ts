import { normaliseError } from '@comanda/client'
import { accountNames } from '@comanda/shop-rules/accounts'
import type { ConsoleTranslate } from '@comanda/locales/console'

const reasons = ['account', 'datev', 'xero', 'fiscalYear', 'amount', 'lines'] as const

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns the name of an account that a refusal names, of a tax with its rate. */
const accountText = (t: ConsoleTranslate, account: unknown): string => {
  const { what, percent } = account as { readonly what?: unknown; readonly percent?: unknown }
  const name = accountNames.find((one) => one === what)
  const text = name ? t(`bookkeeping.account.${name}`) : String(what)
  return typeof percent === 'number' ? t('list.more', { text, more: `${percent} %` }) : text
}

/** Returns why a file of bookings was not made, with the days or accounts that it is about (LEDGER-2). */
export const accountFailure = (t: ConsoleTranslate, failure: unknown): string => {
  const { code, data = {}, message } = normaliseError(failure)
  if (code === 'dayNotReady')
    return t('bookkeeping.failure.open', { days: listOf(data['days']).join(t('list.between')) })
  if (code === 'accountsMissing') {
    const names = listOf(data['accounts']).map((one) => accountText(t, one))
    return t('bookkeeping.failure.missing', { accounts: names.join(t('list.between')) })
  }
  const reason = reasons.find((one) => one === data['reason'])
  if (code !== 'accountsFormat' || reason === undefined)
    return t('bookkeeping.failure.unknown', { message })
  return t(`bookkeeping.failure.${reason}`, {
    account: typeof data['account'] === 'string' ? data['account'] : '',
    most: Number(data['most'] ?? 0),
  })
}
