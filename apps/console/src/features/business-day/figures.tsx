import type { DayFigures } from '@comanda/contract'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { figureGroups } from './figure-rows.ts'
import { Sums } from './sums.tsx'

/** The figures of a day, so far (X) or for good (Z). */
export const Figures = ({ figures }: { readonly figures: DayFigures }) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  return (
    <div className="page-cards">
      {figureGroups(figures, { t, locale, money }).map(({ title, rows }) => (
        <section key={title} className="page-card" aria-label={title}>
          <h3>{title}</h3>
          <Sums rows={rows} />
        </section>
      ))}
    </div>
  )
}
