import type { CouponsAdvice, FoundMember, MemberSummary, TableSession } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createStore, type Store } from '../../store/store.ts'
import type { StaffSession } from './staff-session.ts'

export interface BillMemberState {
  /** The member whose the bill is. */
  readonly user: string | null
  /** What is known of that member, once it is loaded. */
  readonly summary: MemberSummary | 'loading' | 'failed'
  /** The member's code was scanned here: balance and coupons can be used. */
  readonly isScanned: boolean
  /** Which coupons of that member to use on the bill as it is, once that is found (STAFF-5.19). */
  readonly advice?: CouponsAdvice | undefined
}

/** The member of a bill at the counter (STAFF-5.11). */
export interface BillMember {
  readonly state: Store<BillMemberState>
  /** Follows the session until the returned function is called. */
  readonly open: () => () => void
  /** Attaches the member of a scanned code and returns nothing, or returns the members that a text finds. */
  readonly find: (text: string) => Promise<readonly FoundMember[] | undefined>
  readonly attach: (user: string | null) => Promise<void>
  /** Takes an amount, in currency units, from the balance of the member whose code was scanned (STAFF-5.12). */
  readonly payByBalance: (amount: number) => Promise<TableSession['payments'][number] | undefined>
  /** Adds coupons to the bill: that of a code, or those of the member whose code was scanned (STAFF-5.14). */
  readonly addCoupon: (
    named:
      | { readonly code: string }
      | { readonly coupon: string }
      | { readonly coupons: readonly string[] },
  ) => Promise<void>
  /** Takes coupons off the bill, which can be used again (STAFF-5.20). */
  readonly returnCoupons: (coupons: readonly string[]) => Promise<void>
}

const nobody: BillMemberState = { user: null, summary: 'loading', isScanned: false }

/** Returns whether a text is a member's code, as it is shown, or as a QR code has it. */
const isMemberCode = (text: string): boolean => /^\d{12}$/.test(text) || /^\S{40,}$/.test(text)

export const createBillMember = (
  { service }: Pick<Connection, 'service'>,
  session: Pick<StaffSession, 'state' | 'change'>,
  shop: string,
): BillMember => {
  const state = createStore<BillMemberState>(nobody)
  /** The pass of the scanned code, with its member. */
  let scanned: { readonly user: string; readonly memberPass: string } | undefined

  /** The session for which advice was requested last. */
  let advised: TableSession | undefined

  const passOf = (user: string | null) => (scanned?.user === user ? scanned : undefined)
  const load = async (user: string): Promise<void> => {
    let summary: BillMemberState['summary']
    try {
      summary = await service('users/members/summary').create({ shop, user })
    } catch {
      summary = 'failed'
    }
    if (state.get().user === user) state.set({ ...state.get(), summary })
  }
  const advise = async (bill: TableSession): Promise<void> => {
    const pass = passOf(bill.user)
    if (!pass) advised = undefined
    if (!pass || advised?.version === bill.version) return
    advised = bill
    if (state.get().advice) state.set({ ...state.get(), advice: undefined })
    const isOpen = bill.status === 'ongoing' && bill.outstanding > 0
    const { memberPass } = pass
    const advice = isOpen
      ? await service('tableSessions/adviseCoupons')
          .create({ session: bill._id, memberPass })
          // Without it the coupons can be used one by one.
          .catch(() => undefined)
      : undefined
    if (advised === bill) state.set({ ...state.get(), advice })
  }
  const follow = (): void => {
    const now = session.state.get()
    if (now.status !== 'ready') return
    const { user } = now.session
    const isScanned = passOf(user) !== undefined
    void advise(now.session)
    const before = state.get()
    if (before.user === user && before.isScanned === isScanned) return
    const isSame = before.user === user
    state.set({ user, summary: isSame ? before.summary : 'loading', isScanned })
    if (user !== null && !isSame) void load(user)
  }
  const withPass = () => {
    const pass = passOf(state.get().user)
    return pass === undefined ? {} : { memberPass: pass.memberPass }
  }
  return {
    state,
    open: () => {
      follow()
      return session.state.subscribe(follow)
    },
    find: async (text) => {
      if (!isMemberCode(text)) return service('users/members/search').create({ shop, text })
      const { user, pass } = await service('users/scan').create({ code: text, shop })
      scanned = { user: user._id, memberPass: pass }
      await session.change({ memberOfCode: user._id }, ({ session: id }) =>
        service('tableSessions/setUser').create({ session: id, memberPass: pass }),
      )
      follow()
      return undefined
    },
    attach: (user) =>
      session.change({ setUser: user }, ({ session: id }) =>
        service('tableSessions/setUser').create({ session: id, user }),
      ),
    payByBalance: async (amount) => {
      let written: TableSession['payments'][number] | undefined
      await session.change({ payByBalance: amount }, async (fields) => {
        const paid = await service('tableSessions/payByBalance').create({
          ...fields,
          amount,
          ...withPass(),
        })
        written = paid.payments.at(-1)
        return paid
      })
      const { user } = state.get()
      if (user !== null) await load(user)
      return written
    },
    addCoupon: async (named) => {
      await session.change({ useCoupon: named }, (fields) =>
        service('tableSessions/useCoupon').create({
          ...fields,
          ...('coupons' in named ? { coupons: [...named.coupons] } : named),
          ...('code' in named ? {} : withPass()),
        }),
      )
      const { user } = state.get()
      if (user !== null) await load(user)
    },
    returnCoupons: async (coupons) => {
      await session.change({ returnCoupons: coupons }, (fields) =>
        service('tableSessions/returnCoupons').create({ ...fields, coupons: [...coupons] }),
      )
      const { user } = state.get()
      if (user !== null) await load(user)
    },
  }
}
