import type { CartLine } from '../catalog/cart-line.ts'
import type { LocalizedText } from '../catalog/localized-name.ts'
import type { MenuContext } from '../catalog/menu-context.ts'

const shares: Readonly<Record<number, string>> = { 2: '½', 3: '⅓', 4: '¼' }

/** Returns what stands before the name of a line's dish: its share, if it is a part of a dish (HALF-3.1), or nothing. */
const shareWords = (
  { fromProduct, fromOption }: CartLine,
  lines: readonly CartLine[],
  context: Pick<MenuContext, 'productOptions'>,
): string => {
  if (fromProduct === undefined) return ''
  if (context.productOptions.get(fromOption ?? '')?.partsPrice === undefined) return ''
  const parts = lines.filter(
    (line) => line.fromProduct === fromProduct && line.fromOption === fromOption,
  )
  const count = parts.reduce((sum, { quantityRatio = 1 }) => sum + quantityRatio, 0)
  const share = shares[count]
  return share === undefined ? '' : `${share} `
}

/** Returns the name of a line's dish among its lines; one unit of a part begins with its share, `½ Margherita` (HALF-3.1). */
export const partName = (
  name: LocalizedText | undefined,
  line: CartLine,
  lines: readonly CartLine[],
  context: Pick<MenuContext, 'productOptions'>,
): LocalizedText => {
  const share = shareWords(line, lines, context)
  return (name ?? []).map(({ lang, value }) => ({ lang, value: value && share + value }))
}
