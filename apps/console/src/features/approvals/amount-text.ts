import type { Approval } from '@comanda/contract'
import { displayMoney } from '@comanda/engine/money'
import { languageTag, type Locale } from '@comanda/locales'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns what a request credits, as `9,000 points` or `$500.00`. */
export const amountText = (
  t: ConsoleTranslate,
  locale: Locale,
  { unit, amount }: Pick<Approval, 'unit' | 'amount'>,
  ownDecimals: boolean | undefined,
): string => {
  if (unit !== 'points') return displayMoney(amount, unit, ownDecimals)
  const shown = new Intl.NumberFormat(languageTag[locale]).format(amount)
  return t('approvals.points', { count: amount, shown })
}

/** Returns what a request is: `Refund $500.00`, or what it credits. */
export const requestText = (
  t: ConsoleTranslate,
  locale: Locale,
  approval: Pick<Approval, 'action' | 'unit' | 'amount'>,
  ownDecimals: boolean | undefined,
): string => {
  const amount = amountText(t, locale, approval, ownDecimals)
  return approval.action === 'refund' ? t('approvals.refund', { amount }) : amount
}
