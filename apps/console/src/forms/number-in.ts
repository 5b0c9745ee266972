import { MAX_AMOUNT } from '@comanda/engine/money'
import { plainCode } from '@comanda/shop-rules/contact'

/** Returns the number of 0 or more that a text is, with a point or a comma; undefined if it is not one, or above `most`. */
export const numberIn = (text: string, most: number = MAX_AMOUNT): number | undefined => {
  const words = plainCode(text).replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(words)) return undefined
  const value = Number(words)
  return value <= most ? value : undefined
}
