import type { TableViewItem } from '@comanda/contract'
import { Button, CheckRow } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import type { EnteredCombination } from './rules-draft.ts'

/** The most combinations that a shop names. */
const MOST = 100

interface CombinationInputsProps {
  readonly combinations: readonly EnteredCombination[]
  readonly tables: readonly TableViewItem[]
  readonly onChange: (combinations: readonly EnteredCombination[]) => void
}

/** Tables that are put together for a large party (RES-7.8). */
export const CombinationInputs = ({ combinations, tables, onChange }: CombinationInputsProps) => {
  const { t } = useMessages()
  const names = new Map(tables.map(({ _id, name }) => [_id, name]))
  const change = (at: number, changes: Partial<EnteredCombination>): void =>
    onChange(combinations.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  /** As many as have a seat at the tables apart: staff enter what it is together. */
  const seatsOf = (chosen: readonly string[]): string => {
    const sum = tables
      .filter(({ _id }) => chosen.includes(_id))
      .reduce((seats, { capacity = 0 }) => seats + capacity, 0)
    return sum === 0 ? '' : String(sum)
  }
  return (
    <fieldset className="form-group">
      <legend>{t('reservationRules.combinations')}</legend>
      <p className="form-text">{t('reservationRules.combinationsText')}</p>
      {combinations.map(({ tables: chosen, seats }, at) => (
        <details key={at} className="form-group" open={chosen.length < 2}>
          <summary>
            {chosen.length === 0
              ? t('reservationRules.newCombination')
              : t('floor.tableSeats', {
                  name: chosen.flatMap((id) => names.get(id) ?? []).join(' + '),
                  count: Number(seats),
                })}
          </summary>
          <div className="book-allergens">
            {tables.map(({ _id, name }) => (
              <CheckRow
                key={_id}
                checked={chosen.includes(_id)}
                onChange={({ currentTarget: { checked } }) => {
                  const next = checked ? [...chosen, _id] : chosen.filter((one) => one !== _id)
                  change(at, { tables: next, seats: seatsOf(next) })
                }}
              >
                {name}
              </CheckRow>
            ))}
          </div>
          <div className="form-pair">
            <NumberField
              label={t('reservationRules.seats')}
              min={1}
              value={seats}
              onChange={(value) => change(at, { seats: value })}
            />
            <Button
              variant="quiet"
              icon="trash"
              onClick={() => onChange(combinations.filter((_, index) => index !== at))}
            >
              {t('reservationRules.removeCombination')}
            </Button>
          </div>
        </details>
      ))}
      <div>
        <Button
          variant="quiet"
          icon="plus"
          disabled={tables.length < 2 || combinations.length >= MOST}
          onClick={() => onChange([...combinations, { tables: [], seats: '' }])}
        >
          {t('reservationRules.addCombination')}
        </Button>
      </div>
    </fieldset>
  )
}
