import type { LocalizedText } from '@comanda/engine/catalog'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Store, WritableStore } from '../store/store.ts'
import type { CartState } from './cart-state.ts'
import { unitPrices } from './earlier-order.ts'

/** What a published change of the menu has done to a line of the cart. Prices are of a unit with its set children. */
export type CartChange =
  | {
      readonly code: 'price'
      readonly line: string
      readonly name: LocalizedText | undefined
      readonly before: number
      readonly after: number
    }
  | {
      readonly code: 'options' | 'unavailable' | 'gone'
      readonly line: string
      readonly name: LocalizedText | undefined
    }

interface SeenLine {
  readonly name: LocalizedText | undefined
  readonly price: number
  readonly issue: 'options' | 'unavailable' | undefined
}

/** The cart as the diner saw it, with the menu that it was priced by. */
interface SeenCart {
  readonly shop: string
  readonly version: string
  readonly lines: ReadonlyMap<string, SeenLine>
}

const issueOf = ({ issues }: CartState, line: string): SeenLine['issue'] => {
  const found = issues.find((issue) => issue.line === line)
  if (found?.code === 'options') return 'options'
  return found?.code === 'productNotAvailable' ? 'unavailable' : undefined
}

const linesOf = (cart: CartState): ReadonlyMap<string, SeenLine> => {
  const prices = unitPrices(cart.result?.lines)
  // What is in a set changes the price of the set.
  const tops = cart.lines.filter(({ fromProduct }) => fromProduct === undefined)
  return new Map(
    tops.map((line) => [
      line.id,
      {
        name: cart.offer?.products.get(line.product ?? '')?.name,
        price: prices.get(line.id) ?? 0,
        issue: issueOf(cart, line.id),
      },
    ]),
  )
}

/** Returns what is different for a line, with the price that the diner has accepted last. */
const changeOf = (
  line: string,
  was: SeenLine,
  is: SeenLine | undefined,
  known: CartChange | undefined,
): CartChange | undefined => {
  if (!is) return { code: 'gone', line, name: was.name }
  const name = is.name ?? was.name
  if (is.issue && (is.issue !== was.issue || known?.code === is.issue))
    return { code: is.issue, line, name }
  const before = known?.code === 'price' ? known.before : was.price
  return before === is.price ? undefined : { code: 'price', line, name, before, after: is.price }
}

/** Returns whether a change still is one: a line that is gone has none, and what was wrong with it may have been mended. */
const isStill = ({ code }: CartChange, is: SeenLine | undefined): boolean =>
  is !== undefined && (code === 'price' || code === is.issue)

/**
 * Writes into `state` what has changed in the cart since the diner chose, until it is emptied (CART-7.7): compares the cart before
 * and after each change of the menu. What the diner changes themselves is no change here. The cart follows the catalogue before this
 * does. Returns a function that ends it.
 */
export const followCartChanges = (
  state: WritableStore<readonly CartChange[]>,
  cart: Store<CartState>,
  catalogue: Pick<Catalogue, 'state'>,
): (() => void) => {
  let seen: SeenCart | undefined
  const present = (): SeenCart | undefined => {
    const { menu } = catalogue.state.get()
    return menu && { shop: menu.shop._id, version: menu.version, lines: linesOf(cart.get()) }
  }
  const onCart = (): void => {
    const { menu } = catalogue.state.get()
    if (seen && menu?.version !== seen.version) return
    seen = present()
    const left = state.get().filter((change) => isStill(change, seen?.lines.get(change.line)))
    const gone = state.get().filter(({ code }) => code === 'gone')
    const isEmpty = cart.get().lines.length === 0
    const next = isEmpty ? [] : [...left, ...gone]
    if (next.length !== state.get().length) state.set(next)
  }
  const onMenu = (): void => {
    const before = seen
    const now = present()
    if (!now || now.version === before?.version) return
    seen = now
    if (before?.shop !== now.shop) return state.set([])
    const known = new Map(state.get().map((change) => [change.line, change]))
    const gone = state.get().filter(({ code }) => code === 'gone')
    const changes = [...before.lines].flatMap(
      ([line, was]) => changeOf(line, was, now.lines.get(line), known.get(line)) ?? [],
    )
    return state.set([...gone, ...changes])
  }
  const ends = [cart.subscribe(onCart), catalogue.state.subscribe(onMenu)]
  return () => {
    for (const end of ends) end()
  }
}
