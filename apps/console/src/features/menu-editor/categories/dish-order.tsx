import type { Product } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useMessages } from '../../../staff/messages.ts'
import { MovedList } from '../moved-list.tsx'

interface DishOrderProps {
  /** The dishes of a category, in their order. */
  readonly dishes: readonly Product[]
  readonly onMove: (id: string, to: number) => void
  readonly onOpen: (dish: string) => void
  readonly onBack: () => void
}

/** The dishes of a category in the order in which guests read them. */
export const DishOrder = ({ dishes, onMove, onOpen, onBack }: DishOrderProps) => {
  const { t } = useMessages()
  return (
    <section className="menu-editor-sheet" aria-label={t('menu.dishOrder')}>
      <h3>{t('menu.dishOrder')}</h3>
      <p className="page-muted">
        {t(dishes.length === 0 ? 'menu.noDishes' : 'menu.categoriesText')}
      </p>
      <MovedList
        items={dishes}
        onMove={onMove}
        onOpen={({ _id }) => onOpen(_id)}
        openLabel={(name) => t('menu.open', { name })}
      />
      <Button variant="quiet" wide onClick={onBack}>
        {t('menu.backToCategories')}
      </Button>
    </section>
  )
}
