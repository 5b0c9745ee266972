import type { DayFigures } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { figureGroups } from './figure-rows.ts'
import { Sums } from './sums.tsx'
import './z-slip.css'

interface ZSlipProps {
  readonly title: string
  readonly closeTime: string | undefined
  readonly figures: DayFigures
}

/** A day on a slip of 80 mm: only a printer shows it. */
export const ZSlip = ({ title, closeTime, figures }: ZSlipProps) => {
  const { t, locale } = useMessages()
  const { money, time } = useFormats()
  const shop = useShop()
  return (
    <section className="z-slip" aria-hidden="true">
      <h2>{localizedName(shop.name, locale)}</h2>
      <p>{title}</p>
      {closeTime !== undefined && <p>{t('businessDay.closedAt', { time: time(closeTime) })}</p>}
      {figureGroups(figures, { t, locale, money }).map(({ title: group, rows }) => (
        <div key={group}>
          <h3>{group}</h3>
          <Sums rows={rows} />
        </div>
      ))}
    </section>
  )
}
