import type { Menu } from '@comanda/contract'
import { jsonObject } from '../json/json-object.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import { clientKeys } from '../storage/client-keys.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import type { ServedMenu } from './load-menu.ts'

/** The menu of the last shop, cached so that it shows without a network. */
export interface MenuCache {
  readonly read: (shop: string) => ServedMenu | undefined
  readonly write: (served: ServedMenu) => void
}

const LISTS = [
  'sections',
  'timeConditions',
  'categories',
  'subCategories',
  'products',
  'vipLevels',
] as const

const isMenu = (value: unknown): value is Menu => {
  const menu = jsonObject(value)
  return typeof menu['version'] === 'string' && LISTS.every((list) => Array.isArray(menu[list]))
}

export const menuCache = (storage: KeyStorage, key: string): MenuCache => {
  const entry = jsonEntry(storage, key)
  return {
    read: (shop) => {
      const { menu, etag } = jsonObject(entry.read())
      if (!isMenu(menu) || menu.shop._id !== shop) return undefined
      return { menu, etag: typeof etag === 'string' ? etag : null }
    },
    write: (served) => {
      entry.write(served)
      storage.write(clientKeys.menuShop, served.menu.shop._id)
    },
  }
}
