import type { Product, SubCategory } from '@comanda/contract'
import { Button, IconButton } from '@comanda/ui'
import { useMessages } from '../../../staff/messages.ts'
import { MovedList } from '../moved-list.tsx'

interface SubCategoriesProps {
  /** The parts of a category, in their order. */
  readonly parts: readonly SubCategory[]
  /** The dishes of the category. */
  readonly dishes: readonly Product[]
  readonly onMove: (id: string, to: number) => void
  readonly onOpen: (part: SubCategory) => void
  readonly onRemove: (id: string) => void
  readonly onNew: () => void
}

/** The parts of a category under their headings, as guests read them (CAT-2.5). Dishes of none stand above them. */
export const SubCategories = ({
  parts,
  dishes,
  onMove,
  onOpen,
  onRemove,
  onNew,
}: SubCategoriesProps) => {
  const { t } = useMessages()
  const dishesIn = (part: string): number =>
    dishes.filter(({ subCategory }) => subCategory === part).length
  return (
    <section className="menu-editor-sheet" aria-label={t('menu.subCategories')}>
      <h3>{t('menu.subCategories')}</h3>
      <p className="page-muted">{t('menu.subCategoriesText')}</p>
      {parts.length > 0 && (
        <MovedList
          items={parts}
          onMove={onMove}
          onOpen={onOpen}
          openLabel={(name) => t('settings.editOf', { name })}
          actions={({ _id }, name) => (
            <>
              <span className="page-muted">{t('menu.dishCount', { count: dishesIn(_id) })}</span>
              <IconButton
                icon="trash"
                label={t('menu.removeOf', { name })}
                onClick={() => onRemove(_id)}
              />
            </>
          )}
        />
      )}
      <Button variant="quiet" icon="plus" onClick={onNew}>
        {t('menu.newSubCategory')}
      </Button>
    </section>
  )
}
