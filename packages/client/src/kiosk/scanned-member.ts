import type { Connection } from '../connection/connection.ts'
import type { Member, MemberState } from '../member/member.ts'
import { createStore } from '../store/store.ts'

/** The member whose code a guest has scanned: prices are theirs, and the order. Nobody is signed in. */
export interface ScannedMember extends Member {
  /** Finds the member of a code that their phone shows. Fails with a `CallError`. */
  readonly scan: (code: string, shop: string) => Promise<void>
  /** The order is for nobody again. */
  readonly forget: () => void
  /** What an order for the member is placed with. */
  readonly details: () => { readonly memberPass?: string }
}

const nobody: MemberState = { status: 'none' }

export const createScannedMember = ({ service }: Pick<Connection, 'service'>): ScannedMember => {
  const state = createStore<MemberState>(nobody)
  let memberPass: string | undefined
  const forget = (): void => {
    memberPass = undefined
    state.set(nobody)
  }
  return {
    state,
    scan: async (code, shop) => {
      const { user, pass } = await service('users/scan').create({ code, shop })
      memberPass = pass
      state.set({ status: 'member', user })
    },
    forget,
    details: () => (memberPass === undefined ? {} : { memberPass }),
    // A kiosk cannot list a member's points: the server decides when the order is placed.
    reload: () => Promise.resolve(),
    close: forget,
  }
}
