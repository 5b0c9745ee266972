import type { Menu } from '@comanda/contract'
import type { CompiledMenu } from '@comanda/engine/cart'
import type { PriceBook } from '@comanda/engine/pricing'
import type { CartEngine } from './cart-engine.ts'
import { isSameMenu } from './cart-scene.ts'

/** Returns a function that compiles menus, each once. */
export const createMenuCompiler = (): ((engine: CartEngine, menu: Menu) => CompiledMenu) => {
  let prices: { readonly of: string; readonly book: PriceBook } | undefined
  let last: { readonly menu: Menu; readonly compiled: CompiledMenu } | undefined

  return (engine, menu) => {
    if (last && isSameMenu(last.menu, menu)) return last.compiled
    // A menu's version does not include its stocks, so the prices of a version are compiled once.
    const of = `${menu.shop._id} ${menu.version}`
    if (prices?.of !== of) prices = { of, book: engine.compilePriceBook(menu) }
    last = { menu, compiled: engine.compileMenu(menu, prices.book) }
    return last.compiled
  }
}
