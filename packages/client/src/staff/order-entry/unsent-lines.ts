import { storageKeys } from '@comanda/contract'
import { type CartLine, cartCount, readSavedCart } from '@comanda/engine/cart'
import type { OrderType } from '@comanda/engine/catalog'
import { serverNow } from '../../connection/server-time.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import { type KeyStorage, memoryStorage } from '../../storage/key-storage.ts'
import { createStore, type Store } from '../../store/store.ts'
import { offlineCopy } from '../offline/offline-copy.ts'
import { untilSignedOut } from '../sign-in/until-signed-out.ts'
import type { StaffClient } from '../staff-client.ts'

/** For how long what was not sent is known, in ms: its guests have left by then. */
const LONGEST = 86_400_000

interface Unsent {
  readonly key: string
  /** The cart as it is stored. */
  readonly cart: string
  /** Epoch ms. */
  readonly time: number
}

/** What staff have chosen on this device and not sent, also over a reload (STAFF-5.21). */
export interface UnsentLines {
  /** How many dishes, by session; those of an order that opens one, by its shop. */
  readonly counts: Store<ReadonlyMap<string, number>>
  /** Where the cart of a session is stored. */
  readonly storageOf: (key: string) => KeyStorage
  /** Returns the order type of the cart that is stored for it. */
  readonly typeOf: (key: string) => OrderType | undefined
}

const isCart = (name: string): boolean => name === storageKeys.tableCart

const savedIn = (cart: string): ReturnType<typeof readSavedCart> => {
  try {
    return readSavedCart(JSON.parse(cart))
  } catch {
    return undefined
  }
}

const linesIn = (cart: string): readonly CartLine[] => savedIn(cart)?.cart ?? []

interface UnsentLinesOptions {
  readonly shop: string
  readonly storage: KeyStorage
  readonly now?: () => number
}

export const createUnsentLines = ({
  shop,
  storage,
  now = serverNow,
}: UnsentLinesOptions): UnsentLines => {
  const copy = offlineCopy<readonly Unsent[]>(storage, { key: consoleKeys.staffLines, shop }, now)
  let all = (copy.read()?.value ?? []).filter(({ time }) => now() - time < LONGEST)
  const counted = (): ReadonlyMap<string, number> =>
    new Map(all.map(({ key, cart }) => [key, cartCount(linesIn(cart))]))
  const counts = createStore(counted())
  const cartOf = (key: string): string | undefined => all.find((one) => one.key === key)?.cart
  const write = (key: string, cart?: string): void => {
    const others = all.filter((one) => one.key !== key)
    const isEmpty = cart === undefined || linesIn(cart).length === 0
    if (isEmpty && others.length === all.length) return
    all = isEmpty ? others : [...others, { key, cart, time: now() }]
    copy.write(all, true)
    counts.set(counted())
  }
  return {
    counts,
    storageOf: (key) => {
      const besides = memoryStorage()
      return {
        read: (name) => (isCart(name) ? (cartOf(key) ?? null) : besides.read(name)),
        write: (name, value) => (isCart(name) ? write(key, value) : besides.write(name, value)),
        remove: (name) => (isCart(name) ? write(key) : besides.remove(name)),
      }
    },
    typeOf: (key) => savedIn(cartOf(key) ?? '')?.mode,
  }
}

const ofShops = untilSignedOut<UnsentLines>()

/** Returns what is not sent in a shop: the same for all screens. */
export const unsentLinesOf = (
  { authentication, storage }: Pick<StaffClient, 'authentication' | 'storage'>,
  shop: string,
): UnsentLines => {
  const known = ofShops(authentication)
  const lines = known.get(shop) ?? createUnsentLines({ shop, storage })
  known.set(shop, lines)
  return lines
}
