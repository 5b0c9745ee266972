import type { Menu } from '@comanda/contract'
import type { Runtime } from '../../../runtime/runtime.ts'

/** What the calls that order need. */
export interface Ordering extends Pick<Runtime, 'config' | 'database' | 'bus' | 'now'> {
  /** The menu of a shop as it is now, its stocks too; nothing where there is no such shop. */
  readonly menuOf: (shop: string) => Promise<Menu | undefined>
  /** Tells the shop's menus what is left of these products, soon and not more often than they can bear. */
  readonly stocksChanged: (shop: string, owners: readonly string[]) => void
}
