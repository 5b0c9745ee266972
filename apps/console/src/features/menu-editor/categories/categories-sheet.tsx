import type { FieldChange, MenuDraft } from '@comanda/client/staff'
import type { Category, Menu, SubCategory } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, IconButton } from '@comanda/ui'
import { useState } from 'react'
import { enteredNames, nameOf, noNames } from '../../../forms/names.ts'
import { useMessages } from '../../../staff/messages.ts'
import { StaffSheet } from '../../../staff/screen/staff-sheet.tsx'
import { CategoryCourse } from './category-course.tsx'
import { DishOrder } from './dish-order.tsx'
import { MovedList } from '../moved-list.tsx'
import { movedRecords, type MovedPath, type Ordered } from '../moved-records.ts'
import { NamesForm } from './names-form.tsx'
import { SubCategories } from './sub-categories.tsx'
import { useMenuStep } from '../use-menu-step.ts'

interface CategoriesSheetProps {
  /** With the draft. */
  readonly menu: Menu
  readonly draft: MenuDraft
  readonly onDish: (dish: string) => void
  readonly onClosed: () => void
}

/** What is named: a category or a part of one, a new one if it has no record. */
type Named =
  | {
      readonly path: 'categories'
      readonly record?: Category
      readonly course?: string | undefined
    }
  | { readonly path: 'subCategories'; readonly record?: SubCategory }

/** Returns what of a category or a part of one is entered otherwise than it was. */
const changesOf = (
  named: Named,
  { _id: record, name: seen }: Category | SubCategory,
  name: Category['name'],
): readonly FieldChange[] => {
  const { path } = named
  const renamed: FieldChange = { path, record, field: 'name', seen, to: name }
  if (named.path !== 'categories' || named.course === named.record?.course) return [renamed]
  const before = named.record?.course
  return [renamed, { path, record, field: 'course', seen: before, to: named.course }]
}

const placeAfter = (others: readonly Ordered[]): number =>
  1 + Math.max(0, ...others.map(({ order = 0 }) => order))

/** The categories with their parts and dishes in their order: moved by dragging or by keys, named in three languages, added and removed. */
export const CategoriesSheet = ({ menu, draft, onDish, onClosed }: CategoriesSheetProps) => {
  const { t, locale } = useMessages()
  const step = useMenuStep()
  const [edited, setEdited] = useState<Named>()
  const [opened, setOpened] = useState<string>()
  const { categories } = menu
  const category = categories.find(({ _id }) => _id === opened)
  const parts = menu.subCategories.filter((part) => part.category === category?._id)
  const dishes = menu.products.filter((dish) => dish.category === category?._id)
  const move = (path: MovedPath, list: readonly Ordered[]) => {
    return (id: string, to: number): void => {
      const changes = movedRecords(path, list, id, to)
      if (changes.length > 0) void step(() => draft.change(changes))
    }
  }
  const save = async (named: Named, names: typeof noNames): Promise<void> => {
    const { path, record } = named
    const name = nameOf(names)
    const course = named.path === 'categories' ? named.course : undefined
    const added =
      path === 'categories'
        ? { name, order: placeAfter(categories), ...(course === undefined ? {} : { course }) }
        : { name, category: category?._id, order: placeAfter(parts) }
    const isDone = await step(() =>
      record ? draft.change(changesOf(named, record, name)) : draft.add(path, added),
    )
    if (isDone) setEdited(undefined)
  }
  const newText = edited?.path === 'subCategories' ? 'menu.newSubCategory' : 'menu.newCategory'
  const title = category ? localizedName(category.name, locale) : t('menu.categories')
  return (
    <StaffSheet open title={title} onClosed={onClosed}>
      {edited ? (
        <NamesForm
          label={edited.record ? localizedName(edited.record.name, locale) : t(newText)}
          names={edited.record ? enteredNames(edited.record.name) : noNames}
          onCancel={() => setEdited(undefined)}
          onSave={(names) => void save(edited, names)}
        >
          {edited.path === 'categories' && (
            <CategoryCourse
              course={edited.course}
              onChange={(course) => setEdited({ ...edited, course })}
            />
          )}
        </NamesForm>
      ) : category ? (
        <div className="menu-editor-sheet">
          <SubCategories
            parts={parts}
            dishes={dishes}
            onMove={move('subCategories', parts)}
            onOpen={(record) => setEdited({ path: 'subCategories', record })}
            onRemove={(id) => void step(() => draft.remove('subCategories', id))}
            onNew={() => setEdited({ path: 'subCategories' })}
          />
          <DishOrder
            dishes={dishes}
            onMove={move('products', dishes)}
            onOpen={onDish}
            onBack={() => setOpened(undefined)}
          />
        </div>
      ) : (
        <div className="menu-editor-sheet">
          <p className="page-muted">{t('menu.categoriesText')}</p>
          <MovedList
            items={categories}
            onMove={move('categories', categories)}
            onOpen={(record) => setEdited({ path: 'categories', record, course: record.course })}
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
          <Button icon="plus" wide onClick={() => setEdited({ path: 'categories' })}>
            {t('menu.newCategory')}
          </Button>
        </div>
      )}
    </StaffSheet>
  )
}
