import type { CallError } from '@comanda/client'
import type { RefundPreview } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { chargedBy } from '@comanda/engine/payments'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import type { PreviewState } from '../../staff/bills/use-preview.ts'

/** Returns all that goes back, in currency units. */
export const previewSum = ({ parts }: RefundPreview): number =>
  fromCents(parts.reduce((cents, part) => cents + toCents(chargedBy(part)), 0))

const reasons = ['topUp', 'sessionClosed', 'payment', 'tips', 'amount'] as const

/** Returns why a refund is refused, in words. */
export const refusalText = (
  { code, reason, data, message }: CallError,
  t: ConsoleTranslate,
  money: (amount: number) => string,
): string => {
  if (reason === 'offline') return t('money.problem.offline')
  if (code === 'forbidden') return t('refund.refused.manager')
  if (code === 'dataInvalid') return t('refund.refused.lines')
  const why = reasons.find((one) => code === 'paymentRefused' && one === data?.['reason'])
  const left = Number(data?.['refundable'] ?? 0)
  if (why === 'amount' && left === 0) return t('refund.refused.nothing')
  return why
    ? t(`refund.refused.${why}`, { refundable: money(left) })
    : t('refund.refused.unknown', { message })
}

/** What a refund would do: what goes back and which way, and what becomes of the bill. */
export const PreviewText = ({ state }: { readonly state: PreviewState<RefundPreview> }) => {
  const { t } = useMessages()
  const { money } = useFormats()
  if (state.is === 'none') return <p className="money-none">{t('refund.previewNone')}</p>
  if (state.is === 'working') return <p className="money-none">{t('refund.working')}</p>
  if (state.is === 'refused')
    return <p className="money-reason">{refusalText(state.error, t, money)}</p>
  const { parts, total, pointsEarned, coupons } = state.preview
  return (
    <>
      <ul className="refund-parts">
        {parts.map((part) => (
          <li key={part.payment}>
            <strong>{t(`refund.way.${part.by}`, { amount: money(chargedBy(part)) })}</strong>
            {part.tips > 0 && <small>{t('refund.withTips', { amount: money(part.tips) })}</small>}
            {part.surcharge > 0 && (
              <small>{t('refund.withSurcharge', { amount: money(part.surcharge) })}</small>
            )}
            {part.rounding !== undefined && (
              <small>{t('money.withCashRounding', { amount: money(part.rounding) })}</small>
            )}
          </li>
        ))}
      </ul>
      <p>
        {[
          t('refund.bill', { amount: money(total) }),
          pointsEarned === undefined ? [] : t('refund.points', { count: pointsEarned }),
          coupons === 0 ? [] : t('refund.coupons', { count: coupons }),
        ]
          .flat()
          .join(' ')}
      </p>
    </>
  )
}
