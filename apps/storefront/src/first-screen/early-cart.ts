/**
 * Prices the dishes that are added before the app runs (ROUTE-2.8). The page loads it with the cart's engine on the first tap;
 * a diner who is signed in or has coupons waits for the app.
 */
import { clientKeys, createEarlyCart } from '@comanda/client'
import { storageKeys } from '@comanda/contract'
import { priceParts } from '@comanda/ui/price-parts'
import { type EarlyTaps, leftByPage } from '../app/start/left-by-page.ts'
import { addEarlyDishes } from '../features/browse/add-early-dishes.ts'
import { moneyText } from '../money/money-text.ts'
import { screenInPage } from './screen-in-page.ts'

/** Returns whether the price depends on what only the app knows. */
const isKnownDiner = (): boolean =>
  [storageKeys.login, clientKeys.cartCoupons].some((key) => localStorage.getItem(key) !== null)

/** Writes a price as the component `Price` renders it. */
const write = (price: Element, text: string): void => {
  const { units, cents = '', after = '' } = priceParts(text)
  const small = Object.assign(document.createElement('small'), { textContent: cents })
  price.replaceChildren(units, small, after)
}

const priceTaps = async (taps: EarlyTaps): Promise<void> => {
  const root = document.getElementById('app')
  const screen = root && screenInPage(root)
  const menu = (await leftByPage.firstMenu?.served)?.menu
  if (!screen || menu?.version !== screen.version || isKnownDiner()) return
  const { shop, mode } = screen
  const early = createEarlyCart(menu, { shop, mode })
  let priced = 0
  taps.price = () => {
    const added = taps.adds.slice(priced).map(({ product }) => product)
    priced += added.length
    addEarlyDishes(early, added)
    const { count, result } = early.cart.state.get()
    const sum = taps.bar?.querySelector('.cart-bar-sum')
    const [price, note] = sum?.children ?? []
    // A dish that is not offered any more is counted, but has no price: the app will say so.
    const isKnown = result !== undefined && count === taps.adds.length
    if (price)
      write(
        price,
        isKnown ? moneyText(result.totals.total, menu.shop.currency, menu.shop.ownDecimals) : '',
      )
    note?.toggleAttribute('hidden', !isKnown || (result.totals.surcharges ?? 0) <= 0)
  }
  taps.price()
}

const { earlyTaps } = leftByPage
if (earlyTaps) void priceTaps(earlyTaps)
