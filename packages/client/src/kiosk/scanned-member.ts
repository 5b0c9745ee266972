import type { UserCoupon } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import type { Member, MemberState } from '../member/member.ts'
import { createStore, type Store } from '../store/store.ts'

/** The member whose code a guest has scanned: prices are theirs, and the order. Nobody is signed in. */
export interface ScannedMember extends Member {
  /** The member's coupons that can be used here, as of the scan (KIOSK-5.4). */
  readonly coupons: Store<readonly UserCoupon[]>
  /** The server takes the scanned code no more: it is to be scanned again (KIOSK-5.4). */
  readonly hasEnded: Store<boolean>
  /** Finds the member of a code that their phone shows. Fails with a `CallError`. */
  readonly scan: (code: string, shop: string) => Promise<void>
  /** The order is for nobody again. */
  readonly forget: () => void
  /** What an order for the member is placed with. */
  readonly details: NonNullable<Member['details']>
  readonly end: NonNullable<Member['end']>
}

const nobody: MemberState = { status: 'none' }

export const createScannedMember = ({ service }: Pick<Connection, 'service'>): ScannedMember => {
  const state = createStore<MemberState>(nobody)
  const owned = createStore<readonly UserCoupon[]>([])
  const hasEnded = createStore(false)
  let memberPass: string | undefined
  const forget = (): void => {
    memberPass = undefined
    owned.set([])
    hasEnded.set(false)
    state.set(nobody)
  }
  return {
    state,
    coupons: owned,
    hasEnded,
    scan: async (code, shop) => {
      const {
        user,
        pass,
        points,
        coupons = [],
      } = await service('users/scan').create({ code, shop })
      memberPass = pass
      owned.set(coupons)
      hasEnded.set(false)
      state.set({ status: 'member', user, shop, ...(points === undefined ? {} : { points }) })
    },
    forget,
    end: () => hasEnded.set(memberPass !== undefined),
    details: () => (memberPass === undefined ? {} : { memberPass }),
    // A kiosk cannot list a member's points: they are as of the scan, and the server decides when the order is placed.
    reload: () => Promise.resolve(),
    close: forget,
  }
}
