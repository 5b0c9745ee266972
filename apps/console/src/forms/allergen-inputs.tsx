import type { NotedAllergy } from '@comanda/client/staff'
import { allergens } from '@comanda/engine/catalog'
import { CheckRow } from '@comanda/ui'
import { useMessages } from '../staff/messages.ts'
import './allergen-inputs.css'

interface AllergenInputsProps {
  readonly chosen: Readonly<NotedAllergy['allergens']>
  readonly onChange: (chosen: NotedAllergy['allergens']) => void
}

/** What guests must not eat, of what is known by name. */
export const AllergenInputs = ({ chosen, onChange }: AllergenInputsProps) => {
  const { t } = useMessages()
  return (
    <fieldset className="form-group">
      <legend>{t('book.field.allergens')}</legend>
      <div className="allergen-inputs">
        {allergens.map((one) => (
          <CheckRow
            key={one}
            checked={chosen.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          >
            {t(`menu.allergen.${one}`)}
          </CheckRow>
        ))}
      </div>
    </fieldset>
  )
}
