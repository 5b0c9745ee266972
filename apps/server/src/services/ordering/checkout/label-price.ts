import type { ByWeight, Menu } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import type { OrderedFacts } from '@comanda/engine/pricing'
import { isPricedByHand } from './manual-price.ts'
import type { RequestedLine } from './requested-lines.ts'

type Products = Pick<Menu, 'products'>

const byWeightOf = ({ products }: Products, { product }: RequestedLine): ByWeight | undefined =>
  products.find(({ _id }) => _id === product)?.byWeight

/** Returns whether all that is set by hand of a line is what the label of a scale has beside the price of a weight (CAT-8.4). */
export const saysLabelPrice =
  (menu: Products): ((line: RequestedLine) => boolean) =>
  (line) => {
    const { openKey, ...rest } = line
    if (typeof openKey !== 'number' || line.weight === undefined || isPricedByHand(rest))
      return false
    return byWeightOf(menu, line) !== undefined
  }

/** Returns whether a line has nothing set by hand but the price of a label, which is no further from its weight's than what one gram costs. */
export const isOfLabel =
  (menu: Products, facts: ReadonlyMap<string, OrderedFacts>): ((line: RequestedLine) => boolean) =>
  (line) => {
    if (!isPricedByHand(line)) return true
    const rate = facts.get(line.id)?.rate
    const grams = byWeightOf(menu, line)?.grams
    if (!saysLabelPrice(menu)(line) || rate === undefined || grams === undefined) return false
    return Math.abs(toCents(Number(line.openKey))) * grams <= toCents(rate)
  }
