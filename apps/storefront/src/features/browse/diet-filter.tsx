import { orderingMessages } from '@comanda/locales/ordering'
import { IconButton } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useMessages, withMessages } from '../../language/messages.ts'
import { type Diet, isRestricted } from './diet.ts'

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
