import type { NotedAllergy } from '@comanda/client/staff'
import { Field } from '@comanda/ui'
import { useMessages } from '../staff/messages.ts'
import { AllergenInputs } from './allergen-inputs.tsx'

interface AllergyInputsProps {
  readonly draft: NotedAllergy
  readonly onChange: (draft: NotedAllergy) => void
}

/** What guests at a table must not eat, in their own words, too (RES-5.4). */
export const AllergyInputs = ({ draft, onChange }: AllergyInputsProps) => {
  const { t } = useMessages()
  const { allergens, text = '' } = draft
  return (
    <>
      <AllergenInputs
        chosen={allergens}
        onChange={(chosen) => onChange({ ...draft, allergens: chosen })}
      />
      <Field
        label={t('allergies.words')}
        autoComplete="off"
        maxLength={500}
        value={text}
        onChange={({ currentTarget: { value } }) => onChange({ allergens, text: value })}
      />
    </>
  )
}
