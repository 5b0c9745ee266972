import type { ShownReports } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { chargedBy } from '@comanda/engine/payments'
import { fromCents, toCents } from '@comanda/engine/money'
import { kilograms } from '@comanda/shop-rules/weights'
import { EmptyState } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import type { OpenedFigure } from './bills-sheet.tsx'
import { BookingCards } from './booking-cards.tsx'
import { ChannelCard } from './channel-card.tsx'
import { FigureBars } from './figure-bars.tsx'
import { ReportCard as Card } from './report-card.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { HourChart } from './hour-chart.tsx'

interface ReportCardsProps {
  readonly shown: ShownReports
  readonly onOpen: (figure: OpenedFigure) => void
}

/** How many dishes are shown; the file has all. */
const SHOWN_DISHES = 12

const sumOf = (values: readonly number[]): number =>
  fromCents(values.reduce((cents, value) => cents + toCents(value), 0))

/** The sum of all rows of a card with what they say besides. */
const Total = ({ amount, text }: { readonly amount: string; readonly text: string }) => (
  <p className="report-total">
    <strong>{amount}</strong>
    <span>{text}</span>
  </p>
)

/** Returns what says how large one of the values is beside the largest. */
const of = (values: readonly number[]) => {
  const most = Math.max(1, ...values)
  return (value: number): number => value / most
}

/** The figures as charts. */
export const ReportCards = ({ shown, onOpen }: ReportCardsProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const { days, hours, hoursBefore, products, payments, staff, kitchen, bookings, stays, waiting } =
    shown
  const all = kitchen.find(({ hour }) => hour === undefined)
  const minutes = (seconds: number): string =>
    t('reports.minutes', { count: Math.round(seconds / 60) })
  const late = (seconds: number): string => {
    const amount = minutes(Math.abs(seconds))
    if (Math.round(seconds / 60) === 0) return t('reports.estimates.onTime')
    return t(seconds < 0 ? 'reports.estimates.early' : 'reports.estimates.late', {
      minutes: amount,
    })
  }
  const lateness = ({ estimated, late50, late90, late: count }: (typeof kitchen)[number]): string =>
    late50 === undefined || late90 === undefined
      ? t('reports.estimates.noEstimates')
      : t('reports.estimates.estimateWords', {
          count: estimated,
          half: late(late50),
          most: late(late90),
          late: count,
        })
  const dishShare = of(products.map(({ amount }) => amount))
  const methodShare = of(payments.map(({ taken }) => taken))
  const staffShare = of(staff.map(({ paid }) => paid))
  const kitchenShare = of(kitchen.map(({ p90 = 0 }) => p90))
  const isEmpty = [days, payments, bookings, stays, waiting].every((rows) => rows.length === 0)
  if (isEmpty && all?.orders === 0)
    return (
      <EmptyState drawing="search" title={t('reports.empty')}>
        {t('reports.emptyText')}
      </EmptyState>
    )
  const bills = days.reduce((count, day) => count + day.bills, 0)
  const others = products.slice(SHOWN_DISHES)
  const otherDishes = sumOf(others.map(({ amount }) => amount))
  return (
    <div className="report-cards">
      <Card title={t('reports.sales')}>
        <button
          type="button"
          className="report-total"
          onClick={() => onOpen({ title: t('reports.sales'), filter: {} })}
        >
          <strong>{money(sumOf(days.map(({ total }) => total)))}</strong>
          <span>{t('reports.billCount', { count: bills })}</span>
        </button>
        <HourChart
          hours={hours}
          before={hoursBefore}
          onHour={(hour) => onOpen({ title: `${hour}:00`, filter: { hour } })}
        />
      </Card>
      <Card title={t('reports.dishes')}>
        <Total
          amount={money(sumOf(products.map(({ amount }) => amount)))}
          text={t('reports.beforeDiscounts')}
        />
        <FigureBars
          label={t('reports.dishes')}
          figures={[
            ...products
              .slice(0, SHOWN_DISHES)
              .map(({ product, name, quantity, weight, amount }) => {
                const title = localizedName(name, locale)
                return {
                  key: product,
                  name: title,
                  text: money(amount),
                  detail:
                    weight === undefined ? `× ${quantity}` : `× ${quantity} · ${kilograms(weight)}`,
                  share: dishShare(amount),
                  onOpen: () => onOpen({ title, filter: { product } }),
                }
              }),
            ...(others.length === 0
              ? []
              : [
                  {
                    key: 'others',
                    name: t('businessDay.otherCategory'),
                    text: money(otherDishes),
                    detail: `× ${others.reduce((count, { quantity }) => count + quantity, 0)}`,
                    share: Math.min(1, dishShare(otherDishes)),
                  },
                ]),
          ]}
        />
      </Card>
      <Card title={t('reports.payments')}>
        <Total amount={money(sumOf(payments.map(chargedBy)))} text={t('businessDay.taken')} />
        <FigureBars
          label={t('reports.payments')}
          figures={payments.map(({ method, name, type, count, taken, ...besides }) => {
            const { tips, surcharge, rounding, refunds } = besides
            const title = name ? localizedName(name, locale) : t(`reports.type.${type}`)
            const parts = [t('reports.paymentCount', { count })]
            if (tips !== 0) parts.push(t('reports.tips', { amount: money(tips) }))
            if (surcharge !== 0) parts.push(t('reports.surcharges', { amount: money(surcharge) }))
            if (rounding !== 0) parts.push(t('money.withCashRounding', { amount: money(rounding) }))
            if (refunds !== 0) parts.push(t('reports.refunds', { amount: money(refunds) }))
            return {
              key: method ?? type,
              name: title,
              text: money(taken),
              detail: parts.join(' · '),
              share: methodShare(taken),
              ...(method === undefined
                ? {}
                : { onOpen: () => onOpen({ title, filter: { method } }) }),
            }
          })}
        />
      </Card>
      <ChannelCard shown={shown} onOpen={onOpen} />
      <Card title={t('reports.staff')}>
        <FigureBars
          label={t('reports.staff')}
          figures={staff.map(
            ({ user, name, paid, payments: count, voids, discounts, reopened }) => {
              const title = name ?? t('reports.nobody')
              return {
                key: user,
                name: title,
                text: money(paid),
                detail: t('reports.staffWords', { count, voids, discounts, reopened }),
                share: staffShare(paid),
                ...(count > 0 ? { onOpen: () => onOpen({ title, filter: { user } }) } : {}),
              }
            },
          )}
        />
      </Card>
      <Card title={t('reports.kitchen')}>
        <p>
          {all?.p50 === undefined || all.p90 === undefined
            ? t('reports.noneReady')
            : t('reports.kitchenWords', { half: minutes(all.p50), most: minutes(all.p90) })}
        </p>
        <p>{all ? lateness(all) : t('reports.estimates.noEstimates')}</p>
        <FigureBars
          label={t('reports.kitchen')}
          figures={kitchen.flatMap(({ hour, orders, p50, p90 }) =>
            hour === undefined
              ? []
              : [
                  {
                    key: String(hour),
                    name: `${hour}:00`,
                    text:
                      p50 === undefined || p90 === undefined
                        ? t('reports.notReady')
                        : `${minutes(p50)} / ${minutes(p90)}`,
                    detail: t('reports.orderCount', { count: orders }),
                    share: kitchenShare(p90 ?? 0),
                    onOpen: () => onOpen({ title: `${hour}:00`, filter: { orderHour: hour } }),
                  },
                ],
          )}
        />
      </Card>
      <BookingCards shown={shown} />
      <WaitingCard shown={shown} />
    </div>
  )
}
