import type { Id, OrderType } from '@comanda/engine/catalog'

type List<T> = readonly T[] | null | undefined

/** What decides which dishes a station makes. */
export interface KitchenStation {
  readonly _id: Id
  readonly kind: 'prep' | 'expo' | 'pickup'
  readonly area?: 'kitchen' | 'waterBar' | null | undefined
  readonly categories?: List<Id>
  readonly products?: List<Id>
  readonly printers?: List<string>
  readonly orderTypes?: List<OrderType>
}

/** What of a line decides which stations make it. */
export interface DishFacts {
  readonly product: Id
  readonly category: Id | null
  /** The names of its kitchen printers and water bars. */
  readonly printers: readonly string[]
  readonly notGoKitchen?: boolean | undefined
  readonly notGoWaterBar?: boolean | undefined
}

/** Where a dish is made: the ids of its stations, null for the one kitchen of a shop without any, and of those that put it together. */
export interface MadeAt {
  readonly at: (Id | null)[]
  readonly expo: Id[]
}

const includes = (list: List<string>, value: string | null): boolean =>
  value !== null && (list ?? []).includes(value)

/** Returns whether a station makes orders of a type. */
export const isFor = ({ orderTypes }: KitchenStation, type: OrderType): boolean =>
  !orderTypes || orderTypes.length === 0 || orderTypes.includes(type)

const names = (station: KitchenStation, { product, category, printers }: DishFacts): boolean =>
  includes(station.products, product) ||
  includes(station.categories, category) ||
  printers.some((printer) => includes(station.printers, printer))

const namesNothing = ({ products, categories, printers }: KitchenStation): boolean =>
  [products, categories, printers].every((list) => !list || list.length === 0)

const takesArea = ({ area }: KitchenStation, { notGoKitchen, notGoWaterBar }: DishFacts): boolean =>
  !(area === 'kitchen' && notGoKitchen) && !(area === 'waterBar' && notGoWaterBar)

/** Returns the stations that make a dish: those that name it, else the first that makes all others, else the first. */
const makers = (
  dish: DishFacts,
  type: OrderType,
  stations: readonly KitchenStation[],
): readonly KitchenStation[] => {
  const inArea = stations.filter((station) => takesArea(station, dish))
  const open = inArea.filter((station) => isFor(station, type))
  const named = open.filter((station) => names(station, dish))
  if (named.length > 0) return named
  return [open.find(namesNothing), ...inArea].flatMap((station) => station ?? []).slice(0, 1)
}

/**
 * Returns where a dish is made (KITCHEN-2.2). A shop without stations has one kitchen, which makes all; a product that goes neither
 * to the kitchen nor to the water bar is made nowhere.
 */
export const madeAt = (
  dish: DishFacts,
  type: OrderType,
  stations: readonly KitchenStation[],
): MadeAt => {
  if (dish.notGoKitchen && dish.notGoWaterBar) return { at: [], expo: [] }
  const prep = stations.filter(({ kind }) => kind === 'prep')
  const at = prep.length === 0 ? [null] : makers(dish, type, prep).map(({ _id }) => _id)
  if (at.length === 0) return { at: [], expo: [] }
  const expo = stations.filter((station) => station.kind === 'expo' && isFor(station, type))
  return { at, expo: expo.map(({ _id }) => _id) }
}
