import type { Product, Shop } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import type { MenuContext, LocalizedText, OrderType } from '@comanda/engine/catalog'
import { madeAt } from '@comanda/shop-rules/kitchen'
import type { OrderedFacts } from '@comanda/engine/pricing'
import { choiceId, picksOf } from '@comanda/engine/options'
import { partName } from '@comanda/engine/set-items'
import { lineDemand, stockKey } from '../../products/product-stocks/stock-demand.ts'
import type { StockDemand } from '../../../tables/product-stocks.ts'
import type { LineRow, PickedLine, SoldNames } from '../../../tables/session-lines.ts'
import type { StationRow } from '../../../tables/stations.ts'

const copyOf = (name: LocalizedText | undefined): SoldNames['name'] =>
  (name ?? []).map(({ lang, value }) => ({ lang, value }))

const customName = (name: LocalizedText | string | undefined): SoldNames['name'] =>
  typeof name === 'string' ? [{ lang: 'en', value: name }] : copyOf(name)

/** The printers of a kitchen or a water bar: those of the product, else the shop's default if it goes there. */
const printersOf = (
  own: readonly string[] | undefined,
  isSkipped: boolean | undefined,
  byDefault: string | undefined,
): string[] => (own ? [...own] : isSkipped || byDefault === undefined ? [] : [byDefault])

/** Returns what the kitchen prints with a line. */
const kitchenOf = (
  line: CartLine,
  lines: readonly CartLine[],
  { context, shop }: Freezing,
): NonNullable<SoldNames['kitchen']> => {
  const product = context.products.get(line.product ?? '')
  const { kitchenPrinters, waterBars } = product ?? line.customProduct ?? {}
  const colors = (line.options ?? []).flatMap(
    ({ option }) => context.productOptions.get(option)?.printerColor ?? [],
  )
  return {
    shortName: copyOf(partName(product?.shortName, line, lines, context)),
    kitchenPrinters: printersOf(kitchenPrinters, product?.notGoKitchen, shop.defaultKitchen),
    waterBars: printersOf(waterBars, product?.notGoWaterBar, shop.defaultWaterbar),
    printerColor: product?.printerColor ?? colors[0] ?? null,
    kitchenGroup: product?.kitchenGroup ?? null,
  }
}

interface Hidable {
  readonly hideInKitchen?: boolean | undefined
}

/** Returns the names of the picks of a line that are shown. Choices that are products are lines of their own. */
const pickedNames = (
  line: CartLine,
  context: MenuContext,
  isShown: (one: Hidable) => boolean,
): SoldNames['options'] =>
  (line.options ?? []).flatMap((entry) => {
    const group = context.productOptions.get(entry.option)
    if (group && !isShown(group)) return []
    const choices = picksOf(entry).flatMap((pick) => {
      const choice = group?.choices?.find((candidate) => choiceId(candidate) === pick.choice)
      return choice && choice.type !== 'product' && isShown(choice)
        ? [{ name: copyOf(choice.name), quantity: pick.quantity }]
        : []
    })
    return choices.length > 0 ? [{ name: copyOf(group?.name), choices }] : []
  })

/** Returns where a line is made, and what of its picks is read there. */
const madeOf = (
  line: CartLine,
  options: SoldNames['options'],
  sold: NonNullable<SoldNames['kitchen']>,
  { context, kitchen, facts }: Freezing,
): Pick<SoldNames, 'made'> => {
  if (!kitchen) return {}
  const { kitchenPrinters, waterBars } = sold
  const { product = '' } = line
  const dish = {
    ...context.products.get(product),
    product,
    category: facts.get(line.id)?.category ?? null,
    printers: [...kitchenPrinters, ...waterBars],
  }
  const shown = pickedNames(line, context, ({ hideInKitchen }) => !hideInKitchen)
  const isAll = JSON.stringify(shown) === JSON.stringify(options)
  const made = madeAt(dish, kitchen.type, kitchen.stations)
  return { made: isAll ? made : { ...made, options: shown } }
}

/** Returns the unit of weight of a line, and what one cost. */
const weighedOf = (
  { id, product = '', weight }: CartLine,
  { context, facts }: Freezing,
): Pick<SoldNames, 'weighed'> => {
  const { byWeight } = (context.products.get(product) ?? {}) as Pick<Product, 'byWeight'>
  const price = facts.get(id)?.rate
  if (!byWeight || weight === undefined || price === undefined) return {}
  return { weighed: { unit: byWeight.unit, grams: byWeight.grams, price } }
}

/** Returns the names of a line and its picks as the menu has them now, and what the kitchen reads of it. */
const soldNames = (line: CartLine, lines: readonly CartLine[], freezing: Freezing): SoldNames => {
  const { context } = freezing
  const options = pickedNames(line, context, () => true)
  const name = line.customProduct
    ? customName(line.customProduct.name)
    : copyOf(partName(context.products.get(line.product ?? '')?.name, line, lines, context))
  const kitchen = kitchenOf(line, lines, freezing)
  const made = madeOf(line, options, kitchen, freezing)
  return { name, options, kitchen, ...made, ...weighedOf(line, freezing) }
}

/** What freezing lines needs besides the lines. */
export interface Freezing {
  /** The agreed price of each line, by its id. */
  readonly facts: ReadonlyMap<string, OrderedFacts>
  readonly context: MenuContext
  /** Where lines are printed unless their product says otherwise. */
  readonly shop: Shop
  /** Where lines are made; without, nothing is cooked. */
  readonly kitchen?: { readonly type: OrderType; readonly stations: readonly StationRow[] }
  /** True if lines granted by a rule are put on hold (CPN-3.2). */
  readonly holdsFreeLines: boolean
  /** The stocks that the order took from. */
  readonly taken: readonly StockDemand[]
  readonly order: Pick<LineRow, 'shop' | 'session' | 'order'> & { readonly seq: number }
  /** When it is ordered, and by which rule book (PRICE-9.1). */
  readonly agreed: { readonly agreedAt: string; readonly book: string }
  /** The lines that the session has already: the new ones follow the last, which parts of a bill leave anywhere. */
  readonly before: readonly Pick<LineRow, 'position'>[]
}

const agreedOf = (facts: OrderedFacts | undefined) => ({
  productPart: facts?.productPart ?? 0,
  enjoying: facts?.enjoying ?? 0,
  other: facts?.other ?? 0,
  category: facts?.category ?? null,
  subCategory: facts?.subCategory ?? null,
  taxClass: facts?.taxClass ?? null,
  discountable: facts?.discountable ?? true,
  freeSurcharge: facts?.freeSurcharge ?? false,
})

const pickedOf = (
  line: CartLine,
  newIds: ReadonlyMap<string, string>,
  { agreed }: Freezing,
): PickedLine => {
  const { id: _id, product: _product, quantity: _quantity, status: _status, ...picked } = line
  const parent = line.fromProduct === undefined ? undefined : newIds.get(line.fromProduct)
  return { ...picked, ...agreed, ...(parent === undefined ? {} : { fromProduct: parent }) }
}

/** A line waits until it is sent to the kitchen if staff ordered it so, or a rule gives it at a table. */
const statusOf = (line: CartLine, { holdsFreeLines }: Freezing): LineRow['status'] =>
  line.status === 'hold' || (line.fromCoupon !== undefined && holdsFreeLines) ? 'hold' : 'pending'

/**
 * Returns the rows of ordered lines, frozen at the current prices and names. They get ids of the session,
 * `<order>-<line>`, since two phones may use the same line id.
 */
export const frozenLines = (lines: readonly CartLine[], freezing: Freezing): LineRow[] => {
  const { facts, order, before } = freezing
  const { seq, ...of } = order
  const newIds = new Map(lines.map((line, index) => [line.id, `${seq}-${index + 1}`]))
  const counted = new Set(freezing.taken.map(stockKey))
  const last = Math.max(0, ...before.map(({ position }) => position))
  return lines.map((line, index) => ({
    ...of,
    id: `${seq}-${index + 1}`,
    position: last + index + 1,
    product: line.product ?? '',
    quantity: line.quantity ?? 1,
    status: statusOf(line, freezing),
    ...agreedOf(facts.get(line.id)),
    taken: lineDemand(line).filter((demand) => counted.has(stockKey(demand))),
    picked: pickedOf(line, newIds, freezing),
    names: soldNames(line, lines, freezing),
  }))
}
