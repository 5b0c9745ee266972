import type { CartLine } from '../catalog/cart-line.ts'
import type { Id } from '../catalog/vocabulary.ts'

/**
 * The lines with those of sections that do not serve any more moved to the session's section: what the cart is reloaded
 * with when the section changes (CART-7.1). Lines of sections that serve, and sent lines of orders, stay as they are.
 */
export const moveToSection = (
  lines: readonly CartLine[],
  section: Id | undefined,
  serving: ReadonlySet<Id>,
): readonly CartLine[] =>
  lines.map((line) => {
    if (line.ordered !== undefined || line.section === undefined || serving.has(line.section))
      return line
    const { section: _, ...rest } = line
    return section === undefined ? rest : { ...rest, section }
  })
