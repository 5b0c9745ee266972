import { priceReader } from './sheet-price.ts'

/** The words of a price that staff say with each order, as a part of a pattern. */
export const marketPrice =
  'market(?: price)?|m\\.?p\\.?|seasonal(?: price)?|daily price|ask(?: (?:us|staff))?|variable|open price|(?:按)?[時时]\\s*[價价]|時価|시가|tagespreis|prix du jour|prezzo del giorno|precio de mercado|giá thị trường|thời giá|harga pasaran'
/** The words before and behind the least price of such a dish. */
export const priceFrom =
  'from|starting at|ab|von|a partire da|da|à partir de|dès|desde|a partir de|từ|由'
export const priceUp = '\\+|起|から|부터|up'

const isMarket = new RegExp(`^(?:${marketPrice})$`, 'iu')
const from = new RegExp(`^(?:(?:${priceFrom})\\s+(\\S.*)|(.*\\d.*?)\\s*(?:${priceUp}))$`, 'iu')
const range = /^([^-–—~〜]*\d[^-–—~〜]*?)\s*[-–—~〜]\s*([^-–—~〜]*\d[^-–—~〜]*)$/u

interface PriceCell {
  readonly isOpen: boolean
  /** The amounts as they are written. */
  readonly least?: string | undefined
  readonly most?: string | undefined
}

const partsOf = (cell: string): PriceCell => {
  const text = cell.normalize('NFKC').trim()
  if (isMarket.test(text)) return { isOpen: true }
  const [, behind, ahead] = from.exec(text) ?? []
  if (behind !== undefined || ahead !== undefined) return { isOpen: true, least: behind ?? ahead }
  const [, least, most] = range.exec(text) ?? []
  return least === undefined ? { isOpen: false, least: cell } : { isOpen: true, least, most }
}

/** What a dish costs: a price, or the bounds within which staff say it (CAT-6.1). */
export interface DishPrice {
  readonly price: number
  readonly openPrice?: { readonly most?: number }
}

/**
 * Returns what reads the prices of the dishes of a file (IMPORT-1.7): `80` is a price, `時價`, `from 80`, `80+` and `80-200` are bounds
 * (IMPORT-1.11). Undefined if a cell says neither.
 */
export const dishPriceReader = (
  cells: readonly string[],
): ((cell: string) => DishPrice | undefined) => {
  const readPrice = priceReader(
    cells.flatMap((cell) => {
      const { least = '', most = '' } = partsOf(cell)
      return [least, most]
    }),
  )
  return (cell) => {
    const { isOpen, least, most: last } = partsOf(cell)
    const price = least === undefined ? 0 : readPrice(least)
    if (price === undefined) return undefined
    if (!isOpen) return { price }
    const most = last === undefined ? Infinity : readPrice(last)
    if (most === undefined || most < price) return undefined
    return { price, openPrice: most === Infinity ? {} : { most } }
  }
}

/** Returns a price as a cell has it, so that it is read as the same. */
export const priceText = (
  price = 0,
  openPrice?: { readonly most?: number | undefined },
): string => {
  if (!openPrice) return String(price)
  if (openPrice.most !== undefined) return `${price}-${openPrice.most}`
  return price === 0 ? 'market price' : `${price}+`
}
