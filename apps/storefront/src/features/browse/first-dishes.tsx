import type { MenuContext } from '@comanda/engine/catalog'
import { findOrderedDishes } from '@comanda/client/account'
import { useConnection, useLoaded, useStore } from '@comanda/client/react'
import { Picture, Price } from '@comanda/ui'
import { type MouseEvent, useEffect, useMemo } from 'react'
import { lastCheckout } from '../../drafts/last-checkout.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useLang } from '../../language/use-lang.ts'
import { useNames } from '../../language/use-names.ts'
import { useMoney } from '../../money/use-money.ts'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { pictureSizes } from '../../pictures/picture-sizes.ts'
import type { Dish } from './dish.ts'
import { type DishesByUse, firstDishes } from './dishes-by-use.ts'
import { giveWay } from './give-way.ts'
import type { MenuPart } from './menu-parts.ts'
import { RunningLine } from './running-line.tsx'
import { useDishOff } from './use-dish-off.tsx'
import { useDishPrices } from './use-dish-prices.ts'
import './first-dishes.css'

interface FirstDishesProps {
  readonly parts: readonly MenuPart[]
  readonly context: MenuContext
  /** Something is searched for: it alone is shown. */
  readonly isSearching: boolean
  /** Some dishes are left out. */
  readonly isRestricted: boolean
  readonly onOpen: (product: string) => void
  readonly onOff: Parameters<typeof useDishOff>[2]
}

interface GroupProps extends Pick<FirstDishesProps, 'context' | 'onOpen'> {
  readonly title: string
  readonly dishes: readonly Dish[]
}

const Group = ({ title, dishes, context, onOpen }: GroupProps) => {
  const name = useNames()
  const lang = useLang()
  const money = useMoney()
  const groups = useMemo(() => [{ dishes }], [dishes])
  const price = useDishPrices(groups, context)
  const open = (event: MouseEvent, id: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(id)
  }
  if (dishes.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {dishes.map(({ product }) => (
          <li key={product._id}>
            <a
              href={`/browse?product=${product._id}`}
              onClick={(event) => open(event, product._id)}
            >
              <Picture alt="" {...pictureSource(product.images?.[0], pictureSizes.dish)} />
              <span className="first-dish-text">
                <span className="first-dish-name" lang={lang(product.name)}>
                  {name(product.name)}
                </span>
                <Price text={money(price(product))} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NONE: DishesByUse = { before: [], popular: [] }

/** What this phone, or its member elsewhere, has ordered before, and what others order, in a row above the menu (SCREEN-3.11); while it scrolls the bars give way. */
export const FirstDishes = (props: FirstDishesProps) => {
  const { parts, context, isSearching, isRestricted, onOpen, onOff } = props
  const { t } = useOrderingMessages()
  const { menu } = useCatalogue()
  const connection = useConnection()
  const { user } = useStore(useDiner().client.member.state)
  const shop = menu?.shop._id
  const key = user && shop && `${user._id} ${shop}`
  const { data: ofMember } = useLoaded(key, () =>
    findOrderedDishes(connection, user?._id ?? '', shop ?? ''),
  )
  useEffect(giveWay, [])
  useDishOff(parts, context, onOff)
  const { before, popular } = useMemo(
    () =>
      menu && !isSearching ? firstDishes(menu, parts, lastCheckout.read().dishes, ofMember) : NONE,
    [menu, parts, isSearching, ofMember],
  )
  const above = (
    <>
      {(isSearching || isRestricted) && parts.length > 0 && (
        <p className="browse-results" role="status">
          {t('firstDishes.found', { count: parts.reduce((sum, { count }) => sum + count, 0) })}
        </p>
      )}
      {!isSearching && <RunningLine context={context} />}
    </>
  )
  if (before.length + popular.length === 0) return above
  const shared = { context, onOpen }
  return (
    <>
      {above}
      <div className="first-dishes">
        <Group title={t('firstDishes.before')} dishes={before} {...shared} />
        <Group title={t('firstDishes.popular')} dishes={popular} {...shared} />
      </div>
    </>
  )
}
