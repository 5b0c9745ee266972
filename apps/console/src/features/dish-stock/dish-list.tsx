import {
  adjustChoice,
  adjustDish,
  isSoldOut,
  setDayPrice,
  type StockChange,
  undoOf,
} from '@comanda/client/staff'
import type { Menu, Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, EmptyState, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import type { ShownChoice } from './dish-choices.tsx'
import { type DishGroup, dishGroups } from './dish-groups.ts'
import { DishRow } from './dish-row.tsx'
import { DishSheet } from './dish-sheet.tsx'
import { GroupSheet } from './group-sheet.tsx'
import { OffNow } from './off-now.tsx'
import { useStockStep } from './use-stock-step.ts'

/** The dishes of a menu by category, what is off now, and the search. */
export const DishList = ({ menu }: { readonly menu: Menu }) => {
  const { connection } = useStaff()
  const { t, locale } = useMessages()
  const step = useStockStep()
  const [keyword, setKeyword] = useState('')
  const [onlySoldOut, setOnlySoldOut] = useState(false)
  const [open, setOpen] = useState<string>()
  const [group, setGroup] = useState<DishGroup>()
  const groups = dishGroups(menu, { keyword, onlySoldOut })
  const opened = menu.products.find(({ _id }) => _id === open)

  const doneWords = (name: string, { mode, add }: StockChange): string => {
    if (mode === 'offered') return t('dishes.offeredAgain', { name })
    if (mode !== undefined) return t('dishes.tookOff', { name })
    return t(add === undefined ? 'dishes.saved' : 'dishes.counted', { name })
  }
  const change = (dishes: readonly Product[], name: string, wanted: StockChange): void => {
    const undone = dishes.map((dish) => undoOf(dish, wanted))
    const all = (changeOf: (at: number) => StockChange) => () =>
      Promise.all(dishes.map((dish, at) => adjustDish(connection, dish, changeOf(at))))
    void step({
      name,
      done: doneWords(name, wanted),
      run: all(() => wanted),
      undo: all((at) => undone[at] ?? wanted),
    })
  }
  const changeOne = (dish: Product, wanted: StockChange): void =>
    change([dish], localizedName(dish.name, locale), wanted)
  const changeDayPrice = (dish: Product, price: number | null): void => {
    const name = localizedName(dish.name, locale)
    const before = dish.dayPrice?.price ?? null
    void step({
      name,
      done: t('dishes.saved', { name }),
      run: () => setDayPrice(connection, dish, price),
      undo: () => setDayPrice(connection, dish, before),
    })
  }
  const changeChoice = (
    { productOption, choice, name, quantity }: ShownChoice,
    isOffered: boolean,
  ): void => {
    const of = { shop: menu.shop._id, productOption, choice }
    void step({
      name,
      done: doneWords(name, { mode: isOffered ? 'offered' : 'paused' }),
      run: () => adjustChoice(connection, of, { set: isOffered ? null : 0 }),
      undo: () => adjustChoice(connection, of, { set: quantity }),
    })
  }
  const nameOf = ({ name }: DishGroup): string =>
    name ? localizedName(name, locale) : t('dishes.uncategorized')
  return (
    <>
      <OffNow
        menu={menu}
        onOffer={(dish) => changeOne(dish, { mode: 'offered' })}
        onOpen={({ _id }) => setOpen(_id)}
      />
      <div className="dish-stock-filter">
        <Field
          label={t('dishes.search')}
          type="search"
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
        <Button
          variant={onlySoldOut ? 'primary' : 'quiet'}
          aria-pressed={onlySoldOut}
          onClick={() => setOnlySoldOut(!onlySoldOut)}
        >
          {t('dishes.onlySoldOut')}
        </Button>
      </div>
      {groups.length === 0 && (
        <EmptyState drawing="search" title={t('dishes.empty')}>
          {t('dishes.emptyText')}
        </EmptyState>
      )}
      {groups.map((one) => (
        <section key={one.id} className="dish-group">
          <div className="dish-group-head">
            <h2>{nameOf(one)}</h2>
            {one.dishes.length > 1 && !one.dishes.every(isSoldOut) && (
              <Button
                variant="quiet"
                aria-label={t('dishes.sellOutAll', { name: nameOf(one) })}
                onClick={() => setGroup(one)}
              >
                {t('dishes.all')}
              </Button>
            )}
          </div>
          <ul>
            {one.dishes.map((dish) => (
              <DishRow
                key={dish._id}
                dish={dish}
                onOpen={({ _id }) => setOpen(_id)}
                onChange={changeOne}
              />
            ))}
          </ul>
        </section>
      ))}
      {opened && (
        <DishSheet
          key={opened._id}
          dish={opened}
          menu={menu}
          onChange={(wanted) => changeOne(opened, wanted)}
          onDayPrice={(price) => changeDayPrice(opened, price)}
          onChoice={changeChoice}
          onClosed={() => setOpen(undefined)}
        />
      )}
      {group && (
        <GroupSheet
          name={nameOf(group)}
          count={group.dishes.length}
          onChoose={(until) => {
            const dishes = group.dishes.filter((dish) => !isSoldOut(dish))
            const wanted = { mode: 'paused' as const, ...(until === undefined ? {} : { until }) }
            change(dishes, nameOf(group), wanted)
          }}
          onClosed={() => setGroup(undefined)}
        />
      )}
    </>
  )
}
