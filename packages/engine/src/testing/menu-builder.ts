import { type MenuContext, type MenuContextInput, menuContext } from '../catalog/menu-context.ts'

/** The one time condition that never holds in a built menu; all others do. */
export const CLOSED = 'closed'

/** A menu for tests: self-service, dine-in, every time condition but `CLOSED` holding, unless told otherwise. */
export const buildMenu = (input: Partial<MenuContextInput> = {}): MenuContext =>
  menuContext({
    products: [],
    productOptions: [],
    orderType: 'dineIn',
    selfService: true,
    isOpen: (ids) =>
      ids === undefined || ids.length === 0 || ids.some((condition) => condition !== CLOSED),
    ...input,
  })

/** Ids for new lines: `n1`, `n2` … */
export const countingIds = (prefix = 'n'): (() => string) => {
  let count = 0
  return () => `${prefix}${++count}`
}
