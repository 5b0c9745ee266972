import type { ReplayedSoFar } from '@comanda/client/staff'
import type { OrderDiscount } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { costOfAll } from '@comanda/shop-rules/replays'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { ReplayedBillDetails } from './replayed-bill.tsx'

/** Bills count as near if they are short of the minimum by such a part of it. */
const NEAR = 0.1

/** Returns how much a bill may be short of a promotion's minimum to be counted, or undefined if it has none. */
export const nearOf = ({ conditions, targetStepAmount }: OrderDiscount): number | undefined => {
  const least = Math.max(
    targetStepAmount ?? 0,
    ...(conditions ?? []).map((one) => one.minTotal ?? 0),
  )
  return least > 0 ? Math.max(1, Math.round(least * NEAR)) : undefined
}

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

interface ReplayedFiguresProps {
  readonly figures: ReplayedSoFar
  readonly rule: OrderDiscount
}

/** What a promotion would have given away, to how many bills, and what it would have done to other promotions. */
export const ReplayedFigures = ({ figures, rule }: ReplayedFiguresProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const { bills, leftOut, of, total, less, more, near, hours, rules, most } = figures
  const read = bills + leftOut
  const { cost, error } = costOfAll(figures, bills === 0 ? 0 : Math.round((of * bills) / read))
  const [most1] = hours.toSorted((a, b) => b.cost - a.cost)
  const nearBy = nearOf(rule)
  const amounts = {
    less,
    cost: money(cost),
    percent: total === 0 ? 0 : Math.round((1000 * figures.cost) / total) / 10,
    total: money(total),
  }
  const words = [
    ...(more > 0 ? [t('promotions.replay.more', { count: more })] : []),
    ...(near > 0 && nearBy !== undefined
      ? [t('promotions.replay.near', { count: near, amount: money(nearBy) })]
      : []),
    ...(most1 && most1.cost > 0
      ? [
          t('promotions.replay.hour', {
            from: clock(most1.hour),
            to: clock(most1.hour + 1),
            cost: money(most1.cost),
          }),
        ]
      : []),
    ...(read < of ? [t('promotions.replay.sample', { bills: read, of, error: money(error) })] : []),
    ...(leftOut > 0 ? [t('promotions.replay.leftOut', { count: leftOut })] : []),
  ]
  return (
    <>
      <p role="status">
        {bills === 0 && t('promotions.replay.none')}
        {bills > 0 &&
          (less + more === 0
            ? t('promotions.replay.nothing', { count: bills })
            : t('promotions.replay.result', { count: bills, ...amounts }))}
      </p>
      {words.map((text) => (
        <p key={text} className="form-text">
          {text}
        </p>
      ))}
      {rules.length > 0 && (
        <>
          <h4>{t('promotions.replay.others')}</h4>
          <ul className="promotion-others" aria-label={t('promotions.replay.others')}>
            {rules.map((one) => (
              <li key={one.rule}>
                <b>{localizedName(one.name, locale)}</b>
                {[
                  '',
                  ...(one.fell > 0 ? [t('promotions.replay.fell', { count: one.fell })] : []),
                  ...(one.less > 0 ? [t('promotions.replay.lessOff', { count: one.less })] : []),
                  t('promotions.replay.fewer', { amount: money(one.after - one.before) }),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {most.length > 0 && (
        <>
          <h4>{t('promotions.replay.bills')}</h4>
          {most.map((bill) => (
            <ReplayedBillDetails key={bill.session} bill={bill} />
          ))}
        </>
      )}
    </>
  )
}
