import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { expectedChildren } from './expected-children.ts'
import { childrenOf } from './line-tree.ts'

/** The pick that a child is of. */
type Link = Required<Pick<CartLine, 'fromOption' | 'fromChoice' | 'quantityRatio'>>

const isLinked = ({ fromOption, fromChoice }: CartLine): boolean =>
  fromOption !== undefined && fromChoice !== undefined

const linksOf = (
  line: CartLine,
  lines: readonly CartLine[],
  context: MenuContext,
): readonly (readonly [string, Link])[] => {
  const children = [...childrenOf(lines, line.id)]
  const wanted = [...expectedChildren(line, context)]
  const take = (fits: (one: (typeof wanted)[number]) => boolean) => {
    const at = wanted.findIndex(fits)
    return at < 0 ? undefined : wanted.splice(at, 1)[0]
  }
  for (const child of children.filter(isLinked))
    take(({ option, choice }) => option === child.fromOption && choice === child.fromChoice)
  return children.flatMap((child) => {
    if (isLinked(child)) return []
    const found = take(
      ({ option, choice, product }) =>
        product === child.product &&
        option === (child.fromOption ?? option) &&
        choice === (child.fromChoice ?? choice),
    )
    if (!found) return []
    const { option: fromOption, choice: fromChoice, ratio } = found
    return [[child.id, { fromOption, fromChoice, quantityRatio: child.quantityRatio ?? ratio }]]
  })
}

/**
 * Returns the lines with group and choice on set children that name only their parent (SET-1.8): the first pick of their
 * product that no other child has. A child that no pick wants stays as it is.
 */
export const linkChildren = (
  lines: readonly CartLine[],
  context: MenuContext,
): readonly CartLine[] => {
  if (lines.every((line) => line.fromProduct === undefined || isLinked(line))) return lines
  const links = new Map(lines.flatMap((line) => linksOf(line, lines, context)))
  return lines.map((line) => ({ ...line, ...links.get(line.id) }))
}
