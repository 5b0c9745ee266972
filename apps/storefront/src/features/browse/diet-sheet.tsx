import { allergens } from '@comanda/engine/catalog'
import { Button, CheckRow, RadioRow, Sheet } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { anyDiet, type Allergen, type Diet, isRestricted } from './diet.ts'
import './diet-sheet.css'

interface DietSheetProps {
  readonly diet: Diet
  readonly onChange: (diet: Diet) => void
  readonly onClosed: () => void
}

/** What the diner eats and does not; the menu behind it follows each press (SCREEN-3.9). */
export const DietSheet = ({ diet, onChange, onClosed }: DietSheetProps) => {
  const { t } = useOrderingMessages()
  const { t: first } = useMessages()
  const { only, without } = diet
  const toggle = (allergen: Allergen): void =>
    onChange({
      ...diet,
      without: without.includes(allergen)
        ? without.filter((other) => other !== allergen)
        : [...without, allergen],
    })
  return (
    <Sheet
      open
      title={first('browse.diet')}
      closeLabel={t('app.close')}
      onClosed={onClosed}
      footer={(close) => (
        <div className="diet-end">
          {isRestricted(diet) && (
            <Button variant="quiet" onClick={() => onChange(anyDiet)}>
              {t('emptyMenu.showAll')}
            </Button>
          )}
          <Button wide onClick={close}>
            {t('diet.done')}
          </Button>
        </div>
      )}
    >
      <div className="diet">
        <fieldset>
          <legend>{t('diet.only')}</legend>
          <RadioRow
            name="diet"
            checked={only === undefined}
            onChange={() => onChange({ ...diet, only: undefined })}
          >
            {t('diet.all')}
          </RadioRow>
          {(['vegetarian', 'vegan'] as const).map((mark) => (
            <RadioRow
              key={mark}
              name="diet"
              checked={only === mark}
              onChange={() => onChange({ ...diet, only: mark })}
            >
              {t(`dish.marks.${mark}`)}
            </RadioRow>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('diet.without')}</legend>
          <p className="diet-note">{t('diet.note')}</p>
          <div className="diet-allergens">
            {allergens.map((allergen) => (
              <CheckRow
                key={allergen}
                checked={without.includes(allergen)}
                onChange={() => toggle(allergen)}
              >
                {t(`allergens.${allergen}`)}
              </CheckRow>
            ))}
          </div>
        </fieldset>
      </div>
    </Sheet>
  )
}
