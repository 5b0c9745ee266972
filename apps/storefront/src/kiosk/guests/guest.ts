import { createStore, type KeyStorage, type Store, type WritableStore } from '@comanda/client'
import {
  createGuestClient,
  type GuestClient,
  guestStorage,
  type PairedKiosk,
} from '@comanda/client/kiosk'
import type { HandedCart } from '@comanda/contract'
import { applyTheme } from '@comanda/ui'
import type { Diner } from '../../diner/diner-context.tsx'
import { memoryHistory } from '../../router/memory-history.ts'
import { createRouter, type Router } from '../../router/router.ts'
import { createVisit } from '../../visit/visit.ts'
import { kioskScreens } from '../kiosk-screens.ts'
import type { Question } from './question.ts'

/** One guest at the kiosk: their client and visit, and the screens that they have seen. */
export interface Guest {
  readonly number: number
  /** Whether so many have ordered before them that others may wait behind them (KIOSK-3.8). */
  readonly isBusy: boolean
  readonly diner: Diner & { readonly client: GuestClient }
  /** In memory: the browser's history has one entry, which leads nowhere. */
  readonly router: Router
  /** Whether the server does not know the device any more. */
  readonly isRevoked: Store<boolean>
  readonly carrier: WritableStore<string | undefined>
  readonly passed: WritableStore<ReadonlySet<Question>>
  readonly handed: WritableStore<HandedCart | undefined>
}

/** Begins the visit of the next guest. `device` is the storage that all guests share. */
export const createGuest = (
  { number, isBusy }: Pick<Guest, 'number' | 'isBusy'>,
  { device, token }: PairedKiosk,
  shared: KeyStorage,
): Guest => {
  const storage = guestStorage(shared)
  const isRevoked = createStore(false)
  const onRevoked = (): void => isRevoked.set(true)
  const client = createGuestClient({ url: '', storage, token, onRevoked })
  const visit = createVisit(client, storage)
  const router = createRouter({ screens: kioskScreens, history: memoryHistory('/posHome') })
  visit.state.subscribe(() => applyTheme(visit.state.get().look?.theme))
  void visit.begin({ kind: 'shop', shop: device.shop })
  void router.load()
  const carrier = createStore<string | undefined>(undefined)
  const passed = createStore<ReadonlySet<Question>>(new Set())
  const handed = createStore<HandedCart | undefined>(undefined)
  return { number, isBusy, diner: { client, visit }, router, isRevoked, carrier, passed, handed }
}
