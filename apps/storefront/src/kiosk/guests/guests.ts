import { createStore, memoryStorage, serverNow, type Store } from '@comanda/client'
import { createLeftBehind, type KioskPairing, type PairedKiosk } from '@comanda/client/kiosk'
import { localCoupons } from '../../features/coupons/local-coupons.ts'
import { createGuest, type Guest } from './guest.ts'
import { createPace } from './pace.ts'
import { stepName } from './step-name.ts'
import { wipe } from './wipe.ts'

/** How many visits there were since the kiosk was loaded, and what of them staff see. */
export interface Visits {
  readonly guests: number
  readonly abandoned: number
  readonly abandonedAt: readonly { readonly step: string; readonly count: number }[]
  readonly offered: number
  readonly taken: number
  /** When a scanner last typed a code. */
  readonly scanned?: string
}

/** Returns the counts with one more for a step. */
const oneMore = (at: Visits['abandonedAt'], step: string): Visits['abandonedAt'] => {
  const before = at.find((one) => one.step === step)?.count ?? 0
  return [...at.filter((one) => one.step !== step), { step, count: before + 1 }]
}

/** The guests of a kiosk, one after another (KIOSK-2.1). */
export interface Guests {
  readonly present: Store<Guest>
  readonly visits: Store<Visits>
  readonly count: (what: 'offered' | 'taken') => void
  /** Notes that a scanner has typed a code. */
  readonly noteScan: () => void
  /** Ends the visit: the next guest begins with nothing of this one. `isDone`: it ended with an order. */
  readonly reset: (isDone?: boolean) => void
}

/**
 * Begins the first visit. Nothing here is in a component: a callback that React keeps for the page's life would keep the guest
 * of its first render with it (KIOSK-2.2).
 */
export const createGuests = (pairing: KioskPairing, paired: PairedKiosk): Guests => {
  const shared = memoryStorage()
  const left = createLeftBehind()
  const pace = createPace()
  const begin = (number: number, as: PairedKiosk): Guest => {
    const begun = createGuest({ number, isBusy: pace.isBusy() }, as, shared)
    const { connection } = begun.diner.client
    connection.onConnect(() => void left.takeBack(connection))
    return begun
  }
  const present = createStore(begin(0, paired))
  const visits = createStore<Visits>({
    guests: 0,
    abandoned: 0,
    abandonedAt: [],
    offered: 0,
    taken: 0,
  })
  const change = (part: Partial<Visits>): void => visits.set({ ...visits.get(), ...part })
  return {
    present,
    visits,
    count: (what) => change({ [what]: visits.get()[what] + 1 }),
    noteScan: () => change({ scanned: new Date(serverNow()).toISOString() }),
    reset: (isDone = false) => {
      const { number, diner, router } = present.get()
      const step = stepName(router.state.get().place.pathname)
      left.leave({
        session: isDone ? undefined : diner.client.payment.session(),
        coupons: localCoupons.read(),
      })
      wipe()
      const { paired: as } = pairing.state.get()
      if (!as) return
      const { guests, abandoned, abandonedAt } = visits.get()
      change({
        guests: guests + 1,
        ...(isDone ? {} : { abandoned: abandoned + 1, abandonedAt: oneMore(abandonedAt, step) }),
      })
      if (step === 'number') pace.noteOrder()
      present.set(begin(number + 1, as))
    },
  }
}
