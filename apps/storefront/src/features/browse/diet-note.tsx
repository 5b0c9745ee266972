import { Button } from '@comanda/ui'
import { useListWords } from '../../language/use-list-words.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { anyDiet, type Diet } from './diet.ts'

interface DietNoteProps {
  readonly diet: Diet
  readonly onChange: (diet: Diet) => void
}

/** Says in words what the menu leaves out, with a button that shows all of it again. */
export const DietNote = ({ diet, onChange }: DietNoteProps) => {
  const { t } = useOrderingMessages()
  const list = useListWords()
  const { only, without } = diet
  const names = list(without.map((allergen) => t(`allergens.${allergen}`)))
  return (
    <p className="browse-diet">
      <span>
        {[only && t(`dish.marks.${only}`), names && t('emptyMenu.without', { names })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Button variant="plain" onClick={() => onChange(anyDiet)}>
        {t('emptyMenu.showAll')}
      </Button>
    </p>
  )
}
