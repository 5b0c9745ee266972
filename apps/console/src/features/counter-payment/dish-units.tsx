import { dishLines } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Stepper } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { type PaidUnits, takenUnits } from './due.ts'

interface DishUnitsProps {
  readonly session: TableSession
  readonly units: PaidUnits
  readonly onChange: (units: PaidUnits) => void
}

/** How many of each dish a guest pays, of those that nobody has paid. */
export const DishUnits = ({ session, units, onChange }: DishUnitsProps) => {
  const { t, locale } = useMessages()
  const taken = takenUnits(session)
  const names = new Map(session.products.map(({ id, name }) => [id, localizedName(name, locale)]))
  return (
    <ul className="counter-dishes" aria-label={t('counter.part.lines')}>
      {dishLines(session).map(({ line, quantity }) => {
        const name = names.get(line) ?? ''
        const left = quantity - taken.filter((unit) => unit.line === line).length
        return (
          <li key={line}>
            <span>
              {name} <small>{t('counter.part.left', { count: left })}</small>
            </span>
            <Stepper
              value={units[line] ?? 0}
              max={Math.max(0, left)}
              label={name}
              increaseLabel={t('counter.part.moreOf', { name })}
              decreaseLabel={t('counter.part.fewerOf', { name })}
              onChange={(count) => onChange({ ...units, [line]: count })}
            />
          </li>
        )
      })}
    </ul>
  )
}
