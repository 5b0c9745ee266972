import type { TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { kilograms } from '@comanda/shop-rules/weights'
import { Price, Stepper } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { priceWithin } from './refund-sums.tsx'

interface RefundLinesProps {
  readonly session: TableSession
  readonly units: ReadonlyMap<string, number>
  readonly onChange: (units: ReadonlyMap<string, number>) => void
}

/** The dishes of a bill, with how many of each go back. A set goes back with all in it. */
export const RefundLines = ({ session, units, onChange }: RefundLinesProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const lines = session.products.filter(
    ({ status, fromProduct }) => status !== 'cancel' && fromProduct === undefined,
  )
  if (lines.length === 0) return <p className="money-none">{t('refund.noLines')}</p>
  return (
    <ul className="money-rows" aria-label={t('refund.lines')}>
      {lines.map((line) => {
        const name = localizedName(line.name, locale)
        return (
          <li key={line.id} className="money-row">
            <span>
              {name}
              <small>
                {line.weight === undefined ? '' : `${kilograms(line.weight)} `}
                {t('refund.ofDish', { count: line.quantity })}
              </small>
            </span>
            <Price text={money(priceWithin(session.products, line))} />
            <Stepper
              value={units.get(line.id) ?? 0}
              max={line.quantity}
              label={name}
              increaseLabel={t('refund.more', { name })}
              decreaseLabel={t('refund.less', { name })}
              onChange={(value) => onChange(new Map(units).set(line.id, value))}
            />
          </li>
        )
      })}
    </ul>
  )
}
