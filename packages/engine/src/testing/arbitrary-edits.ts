import * as fc from 'fast-check'
import type { CartAction } from '../cart-editing/cart-action.ts'
import type { CartContext } from '../cart-editing/cart-context.ts'
import { compileMenu } from '../cart-editing/compiled-menu.ts'
import { type EditedCart, editCart } from '../cart-editing/edit-cart.ts'
import type { NewLine } from '../cart/add-line.ts'
import type { Catalogue } from '../catalog/price-request.ts'
import type { Cart, CartCoupon } from '../coupons/cart-coupon.ts'
import { SET_OPTION } from './arbitrary-catalogue.ts'
import { amount, choicesOf, GIFT, IDS, oneOf } from './arbitrary-ids.ts'
import { arbitraryRequest } from './arbitrary-request.ts'
import { countingIds } from './menu-builder.ts'

const [BUN, TEA, MEAL] = IDS.products as readonly [string, string, string]
const SIDE = IDS.products[GIFT]!
const ICE = IDS.options[0]!
const [less, more] = choicesOf(ICE)
const [withTea, withSide] = choicesOf(SET_OPTION)

/** A bun, tea with ice, a side, and a meal of two of them that may form by itself. */
const menuOf = (
  prices: readonly number[],
  autoMerge: boolean,
): Pick<Catalogue, 'products' | 'productOptions'> => ({
  products: [
    { _id: BUN, price: prices[0]!, category: IDS.categories[0]! },
    { _id: TEA, price: prices[1]!, category: IDS.categories[1]!, options: [ICE] },
    { _id: SIDE, price: prices[2]!, category: IDS.categories[0]! },
    {
      _id: MEAL,
      price: prices[3]!,
      category: IDS.categories[2]!,
      options: [SET_OPTION],
      autoMerge,
    },
  ],
  productOptions: [
    { _id: ICE, choices: [{ _id: less }, { _id: more, price: 1 }] },
    {
      _id: SET_OPTION,
      required: true,
      multiple: true,
      allowSameValue: true,
      maxPick: 4,
      choices: [
        { _id: withTea, type: 'product', product: TEA },
        { _id: withSide, type: 'product', product: SIDE, price: 2 },
      ],
    },
  ],
})

const ice = oneOf([less, more]).map((choice) => [{ option: ICE, selections: [{ _id: choice }] }])
const quantity = fc.integer({ min: 1, max: 4 })

/** A dish as a diner chooses it. */
export const arbitraryDraft: fc.Arbitrary<NewLine> = fc.oneof(
  fc.record({ product: oneOf([BUN, SIDE]), quantity }),
  fc.record({ product: fc.constant(TEA), quantity, options: ice }),
  fc.record({
    product: fc.constant(MEAL),
    quantity,
    options: fc
      .array(
        fc.oneof(
          fc.record({ _id: fc.constant(withTea), options: ice }),
          fc.record({ _id: fc.constant(withSide) }),
        ),
        { minLength: 1, maxLength: 2 },
      )
      .map((selections) => [{ option: SET_OPTION, selections }]),
  }),
)

/** What a cart is edited in, with coupons to add: rules, members, charges and modes of all kinds. */
export interface EditingScene {
  readonly context: CartContext
  readonly coupons: readonly CartCoupon[]
}

const scene = (autoMerge: fc.Arbitrary<boolean>): fc.Arbitrary<EditingScene> =>
  fc
    .tuple(
      arbitraryRequest,
      fc.array(amount(), { minLength: 4, maxLength: 4 }),
      autoMerge,
      fc.boolean(),
    )
    .map(([{ catalogue, now, shop, session, user, coupons }, prices, merges, automatic]) => {
      const giving = automatic ? { automaticAddFreeProduct: true } : {}
      const discounts = catalogue.discounts.map((rule) => ({ ...rule, ...giving }))
      return {
        context: {
          menu: compileMenu({ ...catalogue, ...menuOf(prices, merges), discounts }),
          shop,
          session,
          user,
          now,
          newId: countingIds(),
          selfService: true,
        },
        coupons: coupons.map(({ id, source, rule }) => ({
          id,
          source: source === 'manual' ? 'coupon' : source,
          rule: { ...rule, ...giving },
        })),
      }
    })

/** Scenes in which sets may form by themselves. */
export const arbitraryScene = scene(fc.boolean())

/** Scenes without auto-merge. */
export const arbitraryPlainScene = scene(fc.constant(false))

/** An action on the cart that earlier actions have left. */
export type PlannedAction = (cart: Cart, scene: EditingScene) => CartAction | undefined

const onLine = <Argument>(
  argument: fc.Arbitrary<Argument>,
  action: (line: string, argument: Argument) => CartAction,
): fc.Arbitrary<PlannedAction> =>
  fc.tuple(fc.nat(20), argument).map(([at, given]) => ({ lines }: Cart) => {
    const line = lines[at % Math.max(1, lines.length)]
    return line && action(line.id, given)
  })

const onCoupon = (
  action: (coupon: CartCoupon, cart: Cart) => CartAction,
): fc.Arbitrary<PlannedAction> =>
  fc.nat(5).map((at) => (cart: Cart, { coupons }: EditingScene) => {
    const coupon = coupons[at % Math.max(1, coupons.length)]
    return coupon && action(coupon, cart)
  })

const nothing = fc.constant(null)

/** Any edit that a diner makes. */
export const arbitraryAction: fc.Arbitrary<PlannedAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: arbitraryDraft.map((draft): PlannedAction => () => ({ type: 'add', draft })),
  },
  onLine(fc.nat(5), (line, wanted) => ({ type: 'setQuantity', line, quantity: wanted })),
  onLine(fc.integer({ min: -2, max: 2 }), (line, by) => ({ type: 'changeQuantity', line, by })),
  onLine(arbitraryDraft, (line, draft) => ({ type: 'update', line, draft })),
  onLine(nothing, (line) => ({ type: 'remove', line })),
  onLine(quantity, (line, units) => ({ type: 'split', line, quantity: units })),
  onLine(oneOf(['', 'hot']), (line, remark) => ({ type: 'setRemark', line, remark })),
  onLine(fc.boolean(), (line, takeAway) => ({ type: 'setTakeAway', line, takeAway })),
  onLine(nothing, (line) => ({ type: 'undoMerge', line })),
  onCoupon((coupon, { coupons }) =>
    coupons.some(({ id }) => id === coupon.id)
      ? { type: 'removeCoupons', coupons: [coupon.id] }
      : { type: 'addCoupon', coupon },
  ),
  onCoupon(({ id }, { coupons }) => ({
    type: 'setCouponDisabled',
    coupon: id,
    disabled: coupons.some((coupon) => coupon.id === id && coupon.disabled !== true),
  })),
  fc.constant<PlannedAction>(() => ({ type: 'rebuild' })),
)

/** Edits, one after the other. */
export const arbitraryActions = fc.array(arbitraryAction, { minLength: 1, maxLength: 10 })

/** The cart after edits, each followed by `after`. */
export const cartAfter = (
  actions: readonly PlannedAction[],
  by: EditingScene,
  after: (edited: EditedCart) => Cart = ({ cart }) => cart,
): Cart =>
  actions.reduce<Cart>(
    (cart, plan) => {
      const action = plan(cart, by)
      return action ? after(editCart(cart, action, by.context)) : cart
    },
    { lines: [], coupons: [] },
  )
