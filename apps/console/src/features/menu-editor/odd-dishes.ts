import type { Menu, Product } from '@comanda/contract'

/** Why a dish looks odd: its price is far from those of the others, or it lacks what others have. */
export type Oddity = 'dear' | 'cheap' | 'free' | 'noCategory' | 'digits' | 'choiceDearer'

/** How often a price is more, or less, than that of the dish in the middle to look like a mistyped one. */
const FAR = 8

const middleOf = (prices: readonly number[]): number =>
  prices.toSorted((one, other) => one - other)[Math.floor(prices.length / 2)] ?? 0

/** Numbers that names of dishes have: `2 pcs`, `No. 7`, `100 g` are not prices. */
const ofPrices = /(?:^|\s)(?:[$¥€£₫₩฿]\s?\d|\d{2,}(?:[.,]\d{1,2})?\s*(?:元|円|원|[$¥€£₫₩฿]|$))/u

/** Returns why each dish of a menu looks odd, by its id; those that do not are absent. */
export const odditiesOf = (menu: Menu): ReadonlyMap<string, readonly Oddity[]> => {
  const middle = middleOf(menu.products.map(({ price }) => price).filter((price) => price > 0))
  const categories = new Set(menu.categories.map(({ _id }) => _id))
  const groups = new Map(menu.productOptions.map((group) => [group._id, group]))
  const dearestChoice = ({ options = [] }: Product): number =>
    Math.max(
      0,
      ...options.flatMap((id) => groups.get(id)?.choices.map(({ price = 0 }) => price) ?? []),
    )
  return new Map(
    menu.products.flatMap((dish) => {
      const { _id, price, openPrice, name, category } = dish
      const found: readonly (readonly [Oddity, boolean])[] = [
        ['dear', price > middle * FAR],
        ['cheap', price > 0 && price * FAR < middle],
        ['free', price === 0 && !openPrice],
        ['noCategory', category === undefined || !categories.has(category)],
        ['digits', name.some(({ value }) => ofPrices.test(value))],
        ['choiceDearer', price > 0 && dearestChoice(dish) > price],
      ]
      const odd = found.flatMap(([oddity, isSo]) => (isSo ? [oddity] : []))
      return odd.length > 0 ? [[_id, odd]] : []
    }),
  )
}
