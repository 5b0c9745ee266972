import type { MenuDraft, ShownDraft } from '@comanda/client/staff'
import { draftedMenu, type Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { matchesKeyword } from '@comanda/shop-rules/menu'
import { foldSearch } from '@comanda/shop-rules/search'
import { Button, EmptyState, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { CategoriesSheet } from './categories/categories-sheet.tsx'
import { DishSheet } from './dish/dish-sheet.tsx'
import { DraftBar } from './publishing/draft-bar.tsx'
import { GroupsSheet } from './options/groups-sheet.tsx'
import { MenuDishRow } from './menu-dish-row.tsx'
import { MenuFileSheet } from './menu-file/menu-file-sheet.tsx'
import { ReviewSheet } from './publishing/review-sheet.tsx'
import { useMenuStep } from './use-menu-step.ts'
import { VersionsSheet } from './publishing/versions-sheet.tsx'

interface EditedMenuProps {
  /** As it is published. */
  readonly menu: Menu
  readonly shown: ShownDraft
  readonly draft: MenuDraft
}

type OpenSheet =
  | {
      readonly kind: 'categories' | 'groups' | 'review' | 'versions' | 'newDish' | 'newSet' | 'file'
    }
  | { readonly kind: 'dish'; readonly dish: string }

/** The dishes by category as they will be, with what is drafted, and the sheets that change the rest. */
export const EditedMenu = ({ menu, shown, draft }: EditedMenuProps) => {
  const { t, locale } = useMessages()
  const step = useMenuStep()
  const [keyword, setKeyword] = useState('')
  const [sheet, setSheet] = useState<OpenSheet>()
  const close = () => setSheet(undefined)
  const drafted = draftedMenu(menu, shown.changes, menu.shop._id)
  const changed = new Set(shown.changes.map(({ record }) => record))
  const known = new Set(drafted.categories.map(({ _id }) => _id))
  const found = drafted.products.filter(({ name }) => matchesKeyword(name, keyword, foldSearch))
  const groups = [
    ...drafted.categories.map(({ _id, name }) => ({
      id: _id,
      name: localizedName(name, locale),
      dishes: found.filter(({ category }) => category === _id),
    })),
    {
      id: '',
      name: t('dishes.uncategorized'),
      dishes: found.filter(({ category }) => category === undefined || !known.has(category)),
    },
  ].filter(({ dishes }) => dishes.length > 0)
  const opened =
    sheet?.kind === 'dish' ? drafted.products.find(({ _id }) => _id === sheet.dish) : undefined
  return (
    <>
      <DraftBar
        changes={shown.changes}
        latest={shown.versions[0]}
        onReview={() => setSheet({ kind: 'review' })}
        onVersions={() => setSheet({ kind: 'versions' })}
      />
      <div className="menu-editor-tools">
        <Field
          label={t('dishes.search')}
          type="search"
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
        <Button variant="quiet" onClick={() => setSheet({ kind: 'categories' })}>
          {t('menu.categories')}
        </Button>
        <Button variant="quiet" onClick={() => setSheet({ kind: 'groups' })}>
          {t('menu.groups')}
        </Button>
        <Button variant="quiet" onClick={() => setSheet({ kind: 'file' })}>
          {t('menuFile.title')}
        </Button>
        <Button variant="quiet" icon="plus" onClick={() => setSheet({ kind: 'newSet' })}>
          {t('menu.newSet')}
        </Button>
        <Button icon="plus" onClick={() => setSheet({ kind: 'newDish' })}>
          {t('menu.newDish')}
        </Button>
      </div>
      {groups.length === 0 && (
        <EmptyState drawing="search" title={t(keyword === '' ? 'menu.empty' : 'dishes.empty')}>
          {t(keyword === '' ? 'menu.emptyText' : 'dishes.emptyText')}
        </EmptyState>
      )}
      {groups.map(({ id, name, dishes }) => (
        <section key={id} className="menu-editor-group">
          <h2>{name}</h2>
          <ul>
            {dishes.map((dish) => (
              <MenuDishRow
                key={dish._id}
                dish={dish}
                isChanged={changed.has(dish._id)}
                onOpen={() => setSheet({ kind: 'dish', dish: dish._id })}
                onPrice={(price) =>
                  void step(() =>
                    draft.change([
                      {
                        path: 'products',
                        record: dish._id,
                        field: 'price',
                        seen: dish.price,
                        to: price,
                      },
                    ]),
                  )
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {(opened || sheet?.kind === 'newDish' || sheet?.kind === 'newSet') && (
        <DishSheet
          key={opened?._id ?? 'new'}
          dish={opened}
          isSet={sheet?.kind === 'newSet'}
          menu={drafted}
          draft={draft}
          onClosed={close}
        />
      )}
      {sheet?.kind === 'categories' && (
        <CategoriesSheet
          menu={drafted}
          draft={draft}
          onDish={(dish) => setSheet({ kind: 'dish', dish })}
          onClosed={close}
        />
      )}
      {sheet?.kind === 'groups' && <GroupsSheet menu={drafted} draft={draft} onClosed={close} />}
      {sheet?.kind === 'file' && (
        <MenuFileSheet
          menu={drafted}
          onApplied={() => setSheet({ kind: 'review' })}
          onClosed={close}
        />
      )}
      {sheet?.kind === 'review' && (
        <ReviewSheet menu={menu} drafted={drafted} shown={shown} draft={draft} onClosed={close} />
      )}
      {sheet?.kind === 'versions' && (
        <VersionsSheet menu={menu} versions={shown.versions} draft={draft} onClosed={close} />
      )}
    </>
  )
}
