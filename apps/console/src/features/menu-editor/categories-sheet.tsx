import type { MenuDraft } from '@comanda/client/staff'
import type { Category, Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, IconButton, Sheet } from '@comanda/ui'
import { useState } from 'react'
import { enteredNames, nameOf, noNames } from '../../forms/names.ts'
import { useMessages } from '../../staff/messages.ts'
import { CategoryRow } from './category-row.tsx'
import { movedCategories } from './moved-categories.ts'
import { NamesForm } from './names-form.tsx'
import { useMenuStep } from './use-menu-step.ts'

interface CategoriesSheetProps {
  /** With the draft. */
  readonly menu: Menu
  readonly draft: MenuDraft
  readonly onClosed: () => void
}

/** The categories in their order: moved by dragging or by keys, named in three languages, added and removed. */
export const CategoriesSheet = ({ menu, draft, onClosed }: CategoriesSheetProps) => {
  const { t, locale } = useMessages()
  const step = useMenuStep()
  const [edited, setEdited] = useState<Category | 'new'>()
  const [dragged, setDragged] = useState<string>()
  const { categories } = menu
  const move = (id: string, to: number): void => {
    const changes = movedCategories(categories, id, to)
    if (changes.length > 0) void step(() => draft.change(changes))
  }
  const save = async (names: typeof noNames): Promise<void> => {
    const name = nameOf(names)
    const last = Math.max(0, ...categories.map(({ order = 0 }) => order))
    const isDone = await step(() =>
      edited === 'new' || !edited
        ? draft.add('categories', { name, order: last + 1 })
        : draft.change([
            { path: 'categories', record: edited._id, field: 'name', seen: edited.name, to: name },
          ]),
    )
    if (isDone) setEdited(undefined)
  }
  return (
    <Sheet open title={t('menu.categories')} closeLabel={t('app.close')} onClosed={onClosed}>
      {edited ? (
        <NamesForm
          label={edited === 'new' ? t('menu.newCategory') : localizedName(edited.name, locale)}
          names={edited === 'new' ? noNames : enteredNames(edited.name)}
          onCancel={() => setEdited(undefined)}
          onSave={(names) => void save(names)}
        />
      ) : (
        <div className="menu-editor-sheet">
          <p className="page-muted">{t('menu.categoriesText')}</p>
          <ol className="menu-editor-list">
            {categories.map((category, index) => (
              <CategoryRow
                key={category._id}
                category={category}
                isDragged={dragged === category._id}
                isFirst={index === 0}
                isLast={index === categories.length - 1}
                onDrag={() => setDragged(category._id)}
                onDrop={() => {
                  if (dragged !== undefined) move(dragged, index)
                  setDragged(undefined)
                }}
                onMove={(by) => move(category._id, index + by)}
                onEdit={() => setEdited(category)}
              >
                <IconButton
                  icon="trash"
                  label={t('menu.removeOf', { name: localizedName(category.name, locale) })}
                  onClick={() => void step(() => draft.remove('categories', category._id))}
                />
              </CategoryRow>
            ))}
          </ol>
          <Button icon="plus" wide onClick={() => setEdited('new')}>
            {t('menu.newCategory')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
