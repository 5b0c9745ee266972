import type { HandedCart, HandedLine } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import type { CartState } from '../cart/cart-state.ts'
import { unitPrices } from '../cart/earlier-order.ts'

/** Whether a line is the guest's own choice: what a coupon gives and what staff have made stays (HANDOFF-1.3). */
const isChosen = ({ product, fromCoupon, customProduct }: CartLine): boolean =>
  product !== undefined && fromCoupon === undefined && customProduct === undefined

const handedLine = (line: CartLine, menuPrice: number | undefined): HandedLine => {
  const { quantity, options, customRemark, kitchenOptions, takeAway, quantityRatio } = line
  const { fromProduct, fromOption, fromOptionSeq } = line
  const { fromChoice, fromChoiceSeq, fromSelection } = line
  const fields = {
    quantity,
    options,
    customRemark: customRemark === '' ? undefined : customRemark,
    kitchenOptions,
    takeAway,
    quantityRatio,
    fromProduct,
    fromOption,
    fromOptionSeq,
    fromChoice,
    fromChoiceSeq,
    fromSelection,
    menuPrice,
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), id: line.id, product: line.product ?? '' }
}

/**
 * Returns what of a cart goes along: its lines, how and in which section it is ordered, and the language; nothing of coupons, members
 * and prices by hand. Undefined if there is nothing to hand over.
 */
export const handedCart = (
  { place, lines, section, result }: CartState,
  locale: NonNullable<HandedCart['locale']>,
): HandedCart | undefined => {
  const mode = place?.mode
  if (!place || (mode !== 'dineIn' && mode !== 'dineInNoTable' && mode !== 'takeAway'))
    return undefined
  const chosen = new Set(lines.filter(isChosen).map(({ id }) => id))
  const own = lines.filter(
    ({ id, fromProduct }) =>
      chosen.has(id) && (fromProduct === undefined || chosen.has(fromProduct)),
  )
  if (own.length === 0) return undefined
  const prices = unitPrices(result?.lines)
  return {
    shop: place.shop,
    mode,
    ...(section === undefined ? {} : { section }),
    locale,
    lines: own.map((line) =>
      handedLine(line, line.fromProduct === undefined ? prices.get(line.id) : undefined),
    ),
  }
}
