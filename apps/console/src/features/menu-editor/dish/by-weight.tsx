import { weightUnitsOf } from '@comanda/shop-rules/weights'
import { CheckRow, Field, Select } from '@comanda/ui'
import { useMessages } from '../../../staff/messages.ts'
import { useShop } from '../../../staff/shop-context.tsx'
import type { DishDraft } from './dish-draft.ts'
import { isTare } from './weight-draft.ts'

interface ByWeightInputsProps {
  readonly draft: DishDraft
  readonly onChange: (changes: Pick<DishDraft, 'byWeight'>) => void
}

/** Whether a dish is weighed, the unit of its price, and its tare (CAT-7.4). */
export const ByWeightInputs = ({ draft: { byWeight }, onChange }: ByWeightInputsProps) => {
  const { t } = useMessages()
  const { timeZone } = useShop()
  const offered = weightUnitsOf(timeZone)
  const [usual] = offered
  // A dish that came from elsewhere stays as it is.
  const isOwn = byWeight && !offered.some(({ grams }) => grams === byWeight.grams)
  const units = isOwn ? [...offered, byWeight] : offered
  return (
    <div className="menu-editor-checks">
      <CheckRow
        checked={byWeight !== null}
        onChange={() => onChange({ byWeight: byWeight || !usual ? null : { ...usual, tare: '' } })}
      >
        {t('menu.byWeight')}
      </CheckRow>
      {byWeight && (
        <>
          <Select
            label={t('menu.weightUnit')}
            value={byWeight.grams}
            onChange={({ currentTarget }) => {
              const chosen = units.find(({ grams }) => String(grams) === currentTarget.value)
              if (chosen)
                onChange({ byWeight: { ...byWeight, unit: chosen.unit, grams: chosen.grams } })
            }}
          >
            {units.map(({ unit, grams }) => (
              <option key={grams} value={grams}>
                {t(`menu.weightUnits.${unit}`, { grams })}
              </option>
            ))}
          </Select>
          <Field
            label={t('menu.tare')}
            hint={t('menu.tareHint')}
            inputMode="numeric"
            autoComplete="off"
            value={byWeight.tare}
            error={isTare(byWeight.tare) ? undefined : t('menu.tareWrong')}
            onChange={(event) =>
              onChange({ byWeight: { ...byWeight, tare: event.currentTarget.value } })
            }
          />
        </>
      )}
    </div>
  )
}
