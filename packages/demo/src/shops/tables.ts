import type { TableViewItem } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { shopId } from '../ids/record-id.ts'
import { type ShopKey, shopKeys } from '../ids/shop-key.ts'

interface Area {
  readonly name: string
  readonly letter: string
  /** The seats of each table, in order. */
  readonly seats: readonly number[]
}

const floors: Readonly<Record<ShopKey, readonly Area[]>> = {
  hk: [
    { name: 'Ground floor', letter: 'A', seats: [2, 2, 2, 4, 4, 4, 4, 6] },
    { name: 'Booths', letter: 'B', seats: [4, 4, 4, 4, 6, 6] },
    { name: 'Upstairs', letter: 'C', seats: [2, 4, 4, 8, 8, 12] },
  ],
  tw: [
    { name: 'Window bar', letter: 'W', seats: [1, 1, 1, 1] },
    { name: 'Hall', letter: 'H', seats: [2, 2, 4, 4, 4, 6, 8] },
    { name: 'Courtyard', letter: 'Y', seats: [2, 4, 4] },
  ],
  sg: [
    { name: 'Five-foot way', letter: 'F', seats: [2, 2, 2, 4] },
    { name: 'Main room', letter: 'M', seats: [2, 4, 4, 4, 4, 6] },
    { name: 'Garden', letter: 'G', seats: [4, 4, 6, 10] },
  ],
}

/** Looks random like a real table code, but is fixed, so that printed links stay valid. */
const tableId = (shop: ShopKey, name: string): string =>
  objectId(`table/${shop}/${name}/paper-lantern`)

export const tableViewItems: TableViewItem[] = shopKeys.flatMap((shop) =>
  floors[shop]
    .flatMap((area) =>
      area.seats.map((capacity, index) => ({
        name: `${area.letter}${index + 1}`,
        area: area.name,
        capacity,
      })),
    )
    .map((table, index) => ({
      _id: tableId(shop, table.name),
      shop: shopId(shop),
      ...table,
      order: index + 1,
      status: 'active' as const,
    })),
)
