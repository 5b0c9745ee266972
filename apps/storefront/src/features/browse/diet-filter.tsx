import { orderingMessages } from '@comanda/locales/ordering'
import { Button, IconButton } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useListWords } from '../../language/use-list-words.ts'
import { useMessages, withMessages } from '../../language/messages.ts'
import { anyDiet, type Diet, isRestricted } from './diet.ts'

const loadSheet = withMessages(orderingMessages, () => import('./diet-sheet.tsx'))
const DietSheet = lazy(async () => ({ default: (await loadSheet()).DietSheet }))

interface DietFilterProps {
  readonly diet: Diet
  readonly onChange: (diet: Diet) => void
}

/** Opens the choice of a diet and of allergens to avoid. */
export const DietFilter = ({ diet, onChange }: DietFilterProps) => {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="leaf"
        label={t('browse.diet')}
        variant={isRestricted(diet) ? 'round' : 'bare'}
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && <DietSheet diet={diet} onChange={onChange} onClosed={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** Says in words what the menu leaves out, with a button that shows all of it again. */
export const DietNote = ({ diet, onChange }: DietFilterProps) => {
  const { t } = useMessages()
  const list = useListWords()
  const { only, without } = diet
  if (!isRestricted(diet)) return null
  const names = list(without.map((allergen) => t(`dish.allergens.${allergen}`)))
  return (
    <p className="browse-diet">
      <span>
        {[only && t(`dish.marks.${only}`), names && t('browse.dietWithout', { names })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Button variant="plain" onClick={() => onChange(anyDiet)}>
        {t('browse.dietClear')}
      </Button>
    </p>
  )
}
