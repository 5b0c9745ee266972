import { type MenuContext, type MenuContextInput, menuContext } from '../catalog/menu-context.ts'

/** The only time condition that never applies in a built menu. */
export const CLOSED = 'closed'

/** Builds a menu for tests: by default self-service and dine-in, with every time condition but `CLOSED` applying. */
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
