import type { WeightUnit } from '../weights/weight-units.ts'
import { priceReader } from './sheet-price.ts'
import { perUnitText, unitFinder, weightCell } from './weight-cell.ts'

/** The words of a price that staff say with each order, as a part of a pattern. */
export const marketPrice =
  'market(?: price)?|m\\.?p\\.?|seasonal(?: price)?|daily price|ask(?: (?:us|staff))?|variable|open price|(?:按)?[時时]\\s*[價价]|時価|시가|tagespreis|prix du jour|prezzo del giorno|precio de mercado|giá thị trường|thời giá|harga pasaran'
/** The words before and behind the least price of such a dish. */
export const priceFrom =
  'from|starting at|ab|von|a partire da|da|à partir de|dès|desde|a partir de|từ|由'
export const priceUp = '\\+|[~〜]|起|から|부터|up'

const isMarket = new RegExp(`^(?:${marketPrice})$`, 'iu')
const from = new RegExp(`^(?:(?:${priceFrom})\\s+(\\S.*)|(.*\\d.*?)\\s*(?:${priceUp}))$`, 'iu')
const range = /^([^-–—~〜]*\d[^-–—~〜]*?)\s*[-–—~〜]\s*([^-–—~〜]*\d[^-–—~〜]*)$/u

interface PriceCell {
  readonly unit?: WeightUnit['unit'] | undefined
  readonly isOpen: boolean
  /** The amounts as they are written. */
  readonly least?: string | undefined
  readonly most?: string | undefined
}

const boundsOf = (cell: string): PriceCell => {
  const text = cell.normalize('NFKC').trim()
  if (isMarket.test(text)) return { isOpen: true }
  const [, behind, ahead] = from.exec(text) ?? []
  if (behind !== undefined || ahead !== undefined) return { isOpen: true, least: behind ?? ahead }
  const [, least, most] = range.exec(text) ?? []
  return least === undefined ? { isOpen: false, least: cell } : { isOpen: true, least, most }
}

/** Most prices of a file say nothing else. */
const plain = /^[\d.,]+$/

const partsOf = (whole: string): PriceCell => {
  if (plain.test(whole)) return { isOpen: false, least: whole }
  const { price: cell, unit } = weightCell(whole)
  return { ...boundsOf(cell), unit }
}

/** What a dish costs: a price, or the bounds within which staff say it (CAT-6.1), and the unit of weight that it is of (CAT-7.1). */
export interface DishPrice {
  readonly price: number
  readonly openPrice?: { readonly most?: number }
  readonly byWeight?: WeightUnit
}

/** The shop whose prices they are: its country's units of weight, kilogram and 100 grams if it is absent, and its currency. */
export interface PricePlace {
  readonly timeZone?: string | undefined
  readonly currency?: string | undefined
}

/**
 * Returns what reads the prices of the dishes of a file (IMPORT-1.7): `80` is a price, `時價`, `from 80`, `80+` and `80-200` are bounds
 * (IMPORT-1.11), `128/kg` and `每斤80` are of a unit of weight as the country of `timeZone` has it (IMPORT-1.12). Undefined if a cell says neither.
 */
export const dishPriceReader = (
  cells: readonly string[],
  { timeZone = '', currency }: PricePlace,
): ((cell: string) => DishPrice | undefined) => {
  const readPrice = priceReader(
    cells.flatMap((cell) => {
      const { least = '', most = '' } = partsOf(cell)
      return [least, most]
    }),
    currency,
  )
  const gramsOf = unitFinder(timeZone)
  return (cell) => {
    const { isOpen, least, most: last, unit } = partsOf(cell)
    const price = least === undefined ? 0 : readPrice(least)
    const byWeight = unit && gramsOf(unit)
    if (price === undefined || (unit && !byWeight)) return undefined
    const own = { price, ...(byWeight && { byWeight }) }
    if (!isOpen) return own
    const most = last === undefined ? Infinity : readPrice(last)
    if (most === undefined || most < price) return undefined
    return { ...own, openPrice: most === Infinity ? {} : { most } }
  }
}

const boundsText = (price: number, openPrice: DishPrice['openPrice'] | undefined): string => {
  if (!openPrice) return String(price)
  if (openPrice.most !== undefined) return `${price}-${openPrice.most}`
  return price === 0 ? 'market price' : `${price}+`
}

/** What a cell says of a price. */
interface WrittenPrice {
  readonly price?: number | undefined
  readonly openPrice?: { readonly most?: number | undefined } | undefined
  readonly byWeight?: Pick<WeightUnit, 'unit'> | undefined
}

/** Returns a price as a cell has it, so that it is read as the same. */
export const priceText = ({ price = 0, openPrice, byWeight }: WrittenPrice): string => {
  const { most } = openPrice ?? {}
  const bounds = openPrice && (most === undefined ? {} : { most })
  return perUnitText(boundsText(price, bounds), byWeight)
}
