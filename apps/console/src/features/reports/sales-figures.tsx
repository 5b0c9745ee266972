import type { ComparedSales } from '@comanda/client/staff'
import { fromCents, toCents } from '@comanda/engine/money'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import type { OpenedFigure } from './bills-sheet.tsx'

interface SalesFiguresProps {
  readonly compared: ComparedSales
  /** The hour before which a day that is not over is compared. */
  readonly until: number | undefined
  readonly onOpen: (figure: OpenedFigure) => void
}

const meanOf = ({ total, bills }: ComparedSales['now']): number =>
  bills === 0 ? 0 : fromCents(Math.round(toCents(total) / bills))

/** What the days came to, each figure beside that of the days before (STAFF-7.10). A press opens the bills. */
export const SalesFigures = ({ compared, until, onOpen }: SalesFiguresProps) => {
  const { t, locale } = useMessages()
  const { money, days } = useFormats()
  const { by, now, like, before } = compared
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  const figures = [
    { id: 'total', now: now.total, like: like.total, before: before.total, text: money },
    { id: 'bills', now: now.bills, like: like.bills, before: before.bills, text: String },
    { id: 'mean', now: meanOf(now), like: meanOf(like), before: meanOf(before), text: money },
    { id: 'guests', now: now.guests, like: like.guests, before: before.guests, text: String },
  ] as const
  return (
    <section aria-label={t('reports.figures.title')}>
      <ul className="sales-figures">
        {figures.map(({ id, text, ...values }) => {
          const share = (values.like - values.before) / values.before
          const title = t(`reports.figures.${id}`)
          return (
            <li key={id}>
              <button type="button" onClick={() => onOpen({ title, filter: {} })}>
                <span>{title}</span> <strong>{text(values.now)}</strong>{' '}
                <span
                  className="sales-change"
                  data-up={values.before > 0 && share > 0 ? '' : undefined}
                >
                  {values.before === 0 ? (
                    t('reports.figures.noneBefore')
                  ) : (
                    <>
                      {t(`reports.figures.change.${by}`, { percent: percent.format(share) })}{' '}
                      <span>{text(values.before)}</span>
                    </>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="page-muted">
        {t(`reports.figures.beside.${by}`, { days: days(compared.days) })}{' '}
        {until !== undefined && t('reports.figures.until', { hour: `${until}:00` })}
      </p>
    </section>
  )
}
