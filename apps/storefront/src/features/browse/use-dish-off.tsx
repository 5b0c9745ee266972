import type { Product } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useQuote } from '../../diner/use-quote.ts'
import { dishSection } from '../../shop/section-all.ts'
import { dishOffer } from './dish-offer.ts'
import type { MenuPart } from './menu-parts.ts'
import { OffPrice } from './off-price.tsx'
import { runningDiscounts } from './running-discounts.ts'

const NONE: Readonly<Record<string, ReactNode>> = {}

/**
 * Says what stands beside the price of each dish that a running discount makes cheaper: what one of it costs by itself, as the engine
 * prices it (SCREEN-3.13). A rule that asks for more than the dish marks none.
 */
export const useDishOff = (
  parts: readonly MenuPart[],
  context: MenuContext,
  onOff: (off: Readonly<Record<string, ReactNode>>) => void,
): void => {
  const { client } = useDiner()
  const { menu, now } = useCatalogue()
  // A long menu is priced between touches.
  const quote = useDeferredValue(useQuote())
  const rules = menu ? runningDiscounts(menu, context, now).filter(({ off }) => off) : []
  const key = rules.map(({ rule }) => rule._id).join(' ')
  const isOfAll = rules.some(({ off }) => off?.of.length === 0)
  const targets = isOfAll ? '' : rules.flatMap(({ off }) => off?.of ?? []).join(' ')
  const off = useMemo(() => {
    if (key === '' || !quote) return NONE
    const running = new Set(key.split(' '))
    const chosen = new Set(targets.split(' '))
    const isChosen = ({ _id, category }: Product): boolean =>
      targets === '' || chosen.has(_id) || chosen.has(category ?? '')
    const found = parts.flatMap(({ groups }) =>
      groups.flatMap(({ dishes }) =>
        dishes.flatMap(
          ({ product, isSoldOut, isAsked }): readonly (readonly [string, ReactNode])[] => {
            if (isSoldOut || isAsked || product.byWeight || !isChosen(product)) return []
            const draft = { product: product._id, quantity: 1, ...dishSection(client, product) }
            const line = quote([draft])?.lines[0]
            if (!line?.discounts.length || !line.discounts.every(({ rule }) => running.has(rule)))
              return []
            const isFrom = dishOffer(product, context).hasExtras
            return [[product._id, <OffPrice key={product._id} price={line.net} isFrom={isFrom} />]]
          },
        ),
      ),
    )
    return Object.fromEntries(found)
  }, [parts, context, quote, client, key, targets])
  useEffect(() => onOff(off), [off, onOff])
}
