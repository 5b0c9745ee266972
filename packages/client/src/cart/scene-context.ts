import type { Menu } from '@comanda/contract'
import { type Id, menuContext, type MenuContext, type OrderType } from '@comanda/engine'

/** What a menu offers from a section in a mode; `isOpen` says which time conditions hold now. */
export type ContextMaker = (
  menu: Menu,
  mode: OrderType,
  section: Id | undefined,
  isOpen: MenuContext['isOpen'],
) => MenuContext

/**
 * Makes the context in which picks and lines are checked: the same object for as long as it says the same, so that a
 * screen that is made of it is not made anew each minute.
 */
export const createContextMaker = (): ContextMaker => {
  let known:
    { readonly context: MenuContext; readonly menu: Menu; readonly open: string } | undefined
  return (menu, orderType, section, isOpen) => {
    const open = menu.timeConditions.flatMap(({ _id }) => (isOpen([_id]) ? _id : [])).join(' ')
    const { products, productOptions } = menu
    const isSame =
      known?.open === open &&
      known.menu.products === products &&
      known.menu.productOptions === productOptions &&
      known.context.orderType === orderType &&
      known.context.section === section
    if (known && isSame) return known.context
    const context = menuContext({
      products,
      productOptions,
      orderType,
      section,
      selfService: true,
      isOpen,
    })
    known = { context, menu, open }
    return context
  }
}
