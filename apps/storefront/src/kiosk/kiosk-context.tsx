import type { WritableStore } from '@comanda/client'
import type { GuestClient } from '@comanda/client/kiosk'
import type { Device, HandedCart } from '@comanda/contract'
import { createContext, type ReactNode, use } from 'react'
import type { Question } from './guests/question.ts'

/** What the screens of a kiosk know beside the diner. */
export interface Kiosk {
  readonly device: Device
  /** Of the present guest. */
  readonly client: GuestClient
  /** The carrier for the invoice that the guest has scanned, whenever that was (KIOSK-6.6). */
  readonly carrier: WritableStore<string | undefined>
  /** The questions before the check that are behind the guest (KIOSK-3.5). */
  readonly passed: WritableStore<ReadonlySet<Question>>
  /** A cart that the guest has taken over, until it is in the cart here (HANDOFF-4.6). */
  readonly handed: WritableStore<HandedCart | undefined>
  /** Whether what a restart left is settled: no guest begins before (KIOSK-6.5). */
  readonly isResumed: boolean
  /** Ends the visit: the next guest begins with nothing of this one. `isDone`: it ended with an order. */
  readonly reset: (isDone?: boolean) => void
  /** Counts visits in which dishes were offered before the check, and those in which one was taken (KIOSK-3.6). */
  readonly count: (what: 'offered' | 'taken') => void
  /** Notes that a scanner has typed a code, for the report to staff. */
  readonly noteScan: () => void
  /** Whether others may wait behind the present guest (KIOSK-3.8). */
  readonly isBusy: boolean
  /** Says at once how the kiosk is, and which command it has done. */
  readonly report: (done?: string) => Promise<void>
}

const Context = createContext<Kiosk | undefined>(undefined)

export const KioskProvider = ({ kiosk, children }: { kiosk: Kiosk; children: ReactNode }) => (
  <Context value={kiosk}>{children}</Context>
)

export const useKiosk = (): Kiosk => {
  const kiosk = use(Context)
  if (!kiosk) throw new Error('useKiosk is used outside its KioskProvider')
  return kiosk
}
