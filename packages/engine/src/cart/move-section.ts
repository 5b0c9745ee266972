import type { CartLine } from '../catalog/cart-line.ts'
import type { Id } from '../catalog/vocabulary.ts'

/**
 * Moves lines of sections that no longer serve to the session's section; the cart is reloaded with the result when the
 * section changes (CART-7.1). Lines of serving sections, and sent lines, stay as they are.
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
