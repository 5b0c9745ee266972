import type { MenuDraft } from '@comanda/client/staff'
import type { Category, Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, IconButton } from '@comanda/ui'
import { useState } from 'react'
import { enteredNames, nameOf, noNames } from '../../forms/names.ts'
import { useMessages } from '../../staff/messages.ts'
import { DishOrder } from './dish-order.tsx'
import { MovedList } from './moved-list.tsx'
import { movedRecords } from './moved-records.ts'
import { NamesForm } from './names-form.tsx'
import { useMenuStep } from './use-menu-step.ts'
import { StaffSheet } from '../../staff/staff-sheet.tsx'

interface CategoriesSheetProps {
  /** With the draft. */
  readonly menu: Menu
  readonly draft: MenuDraft
  readonly onDish: (dish: string) => void
  readonly onClosed: () => void
}

/** The categories and their dishes in their order: moved by dragging or by keys, named in three languages, added and removed. */
export const CategoriesSheet = ({ menu, draft, onDish, onClosed }: CategoriesSheetProps) => {
  const { t, locale } = useMessages()
  const step = useMenuStep()
  const [edited, setEdited] = useState<Category | 'new'>()
  const [opened, setOpened] = useState<string>()
  const { categories } = menu
  const category = categories.find(({ _id }) => _id === opened)
  const move = (
    path: 'categories' | 'products',
    list: typeof menu.products | typeof categories,
  ) => {
    return (id: string, to: number): void => {
      const changes = movedRecords(path, list, id, to)
      if (changes.length > 0) void step(() => draft.change(changes))
    }
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
  const title = category ? localizedName(category.name, locale) : t('menu.categories')
  const dishes = menu.products.filter((dish) => dish.category === category?._id)
  return (
    <StaffSheet open title={title} onClosed={onClosed}>
      {edited ? (
        <NamesForm
          label={edited === 'new' ? t('menu.newCategory') : localizedName(edited.name, locale)}
          names={edited === 'new' ? noNames : enteredNames(edited.name)}
          onCancel={() => setEdited(undefined)}
          onSave={(names) => void save(names)}
        />
      ) : category ? (
        <DishOrder
          dishes={dishes}
          onMove={move('products', dishes)}
          onOpen={onDish}
          onBack={() => setOpened(undefined)}
        />
      ) : (
        <div className="menu-editor-sheet">
          <p className="page-muted">{t('menu.categoriesText')}</p>
          <MovedList
            items={categories}
            onMove={move('categories', categories)}
            onOpen={setEdited}
            openLabel={(name) => t('settings.editOf', { name })}
            actions={({ _id }, name) => (
              <>
                <IconButton
                  icon="menu"
                  label={t('menu.dishesOf', { name })}
                  onClick={() => setOpened(_id)}
                />
                <IconButton
                  icon="trash"
                  label={t('menu.removeOf', { name })}
                  onClick={() => void step(() => draft.remove('categories', _id))}
                />
              </>
            )}
          />
          <Button icon="plus" wide onClick={() => setEdited('new')}>
            {t('menu.newCategory')}
          </Button>
        </div>
      )}
    </StaffSheet>
  )
}
