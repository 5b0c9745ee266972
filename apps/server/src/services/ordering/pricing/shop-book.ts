import type { Menu } from '@comanda/contract'
import { type CompiledMenu, compileMenu } from '@comanda/engine/cart'

const books = new WeakMap<Menu, CompiledMenu>()

/** Returns a menu compiled for ordering, cached for as long as the menu is in memory. */
export const shopBook = (menu: Menu): CompiledMenu => {
  const known = books.get(menu)
  if (known) return known
  const compiled = compileMenu(menu)
  books.set(menu, compiled)
  return compiled
}
