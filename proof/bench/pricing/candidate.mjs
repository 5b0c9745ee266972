/**
 * The engine behind the interface that the workload compares pricing engines by: its plain data becomes a catalogue and
 * an order, priced by the public API of the built engine.
 */
import { compileMenu, editCart, evaluateCart } from '@comanda/engine/cart'
import { orderSums, priceOrder } from '@comanda/engine/pricing'

const idOf = (kind, text) => {
  const number = Number(/\d+$/.exec(text)?.[0] ?? 0)
  return kind + number.toString(16).padStart(23, '0')
}

const shop = { _id: idOf('5', '1') }

const productOf = (line) => ({
  _id: idOf('a', line.productId),
  price: line.unitPrice / 100,
  category: idOf('c', line.categoryId),
})

const lineOf = (line) => ({
  id: line.id,
  product: idOf('a', line.productId),
  quantity: line.quantity,
})

const off = (percent) => (100 - percent) / 100

/** The rule for each kind of promotion (DISC-9.1). */
const ruleKinds = {
  orderPercent: ({ percent }) => ({
    for: 'order',
    discountType: 'percent',
    discount: off(percent),
  }),
  categoryPercent: ({ percent, categoryId }) => ({
    for: 'order',
    discountType: 'percentPre',
    discount: off(percent),
    conditions: [{ for: 'product', categories: [idOf('c', categoryId)] }],
  }),
  orderAmount: ({ amount }) => ({ for: 'order', discountType: 'amount', discount: amount / 100 }),
  minTotalPercent: ({ percent, minTotal }) => ({
    for: 'order',
    discountType: 'percent',
    discount: off(percent),
    conditions: [{ for: 'order', afterMinTotal: minTotal / 100 }],
  }),
  buyXGetY: ({ categoryId, buy, get }) => ({
    for: 'product',
    discountType: 'percent',
    discount: 0,
    conditions: [{ for: 'product', categories: [idOf('c', categoryId)] }],
    discountRules: [{ minQty: buy + get, maxQty: get }],
  }),
}

const ruleOf = (promotion) => ({
  ...ruleKinds[promotion.kind](promotion),
  _id: idOf('d', promotion.id),
  source: 'automatic',
  priority: promotion.priority,
})

const taxesOf = (lines) =>
  [...new Set(lines.map((line) => line.taxPercent))].map((percent) => ({
    _id: idOf('f', String(percent)),
    percent,
    included: lines.find((line) => line.taxPercent === percent).taxIncluded,
    rules: [
      {
        for: 'product',
        products: lines
          .filter((line) => line.taxPercent === percent)
          .map((line) => idOf('a', line.productId)),
      },
    ],
  }))

const now = '2024-05-15T12:00:00+08:00'
const session = { type: 'takeAway' }

/** Returns the workload's lines and promotions as an order on a compiled catalogue, and the same as a cart. */
export function makeCart({ lines, promotions }) {
  const menu = compileMenu({
    products: lines.map(productOf),
    productOptions: [],
    taxSettings: taxesOf(lines),
    surchargeSettings: [],
    timeConditions: [],
    discounts: promotions.map(ruleOf),
  })
  return {
    book: menu.prices,
    order: { now, shop, session, lines: lines.map(lineOf), coupons: [] },
    cart: { lines: lines.map(lineOf), coupons: [] },
    context: { menu, shop, session, now, newId: () => 'new', selfService: true },
  }
}

/** Prices the whole order with its explanations, as the product does. Returns the total in cents. */
export const price = ({ book, order }) => ({
  total: Math.round(priceOrder(book, order).totals.total * 100),
})

/** Works out the sums alone, as what compares many carts at a time does. Returns the total in cents. */
export const sums = ({ book, order }) => ({ total: orderSums(book, order).total })

/** Changes one quantity and evaluates the cart with its explanations, as a tap does. Returns the total in cents. */
export const tap = ({ cart, context }, index, quantity) => {
  const { id } = cart.lines[index]
  const edited = editCart(cart, { type: 'setQuantity', line: id, quantity }, context)
  const { result } = evaluateCart(edited.cart, context)
  return { total: Math.round(result.totals.total * 100) }
}
