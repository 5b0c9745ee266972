import type { CouponsAdvice, FoundMember, MemberSummary, TableSession } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { CallError } from '../../errors/call-error.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'
import type { ScannedPass } from './scanned-pass.ts'
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

/** What the server says of a pass that has ended. */
const passEnded = (): CallError =>
  new CallError({
    name: 'BadRequest',
    code: 'codeWrong',
    message: 'The member must show the code again.',
    statusCode: 400,
    sent: false,
  })

/** Returns whether a text is a member's code, as it is shown, or as a QR code has it. */
const isMemberCode = (text: string): boolean => /^\d{12}$/.test(text) || /^\S{40,}$/.test(text)

export const createBillMember = (
  { service }: Pick<Connection, 'service'>,
  session: Pick<StaffSession, 'state' | 'change'>,
  { shop, pass: scanned }: { readonly shop: string; readonly pass: ScannedPass },
): BillMember => {
  const state = createStore<BillMemberState>(nobody)
  /** The session for which advice was requested last. */
  let advised: TableSession | undefined

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
    const memberPass = scanned.of(bill.user)
    if (memberPass === undefined) advised = undefined
    if (memberPass === undefined || advised?.version === bill.version) return
    advised = bill
    if (state.get().advice) state.set({ ...state.get(), advice: undefined })
    const isOpen = bill.status === 'ongoing' && bill.outstanding > 0
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
    const isScanned = scanned.of(user) !== undefined
    void advise(now.session)
    const before = state.get()
    if (before.user === user && before.isScanned === isScanned) return
    const isSame = before.user === user
    state.set({ user, summary: isSame ? before.summary : 'loading', isScanned })
    if (user !== null && !isSame) void load(user)
  }
  /** Makes a call with the pass; one that has ended is forgotten, so that the code is scanned again (STAFF-5.22). */
  const withPass = async <T>(call: (memberPass: string) => Promise<T>): Promise<T> => {
    const pass = scanned.of(state.get().user)
    try {
      if (pass === undefined) throw passEnded()
      return await call(pass)
    } catch (failure) {
      if (normaliseError(failure).code === 'codeWrong') scanned.forget()
      follow()
      throw failure
    }
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
      scanned.write(user._id, pass)
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
        const paid = await withPass((memberPass) =>
          service('tableSessions/payByBalance').create({ ...fields, amount, memberPass }),
        )
        written = paid.payments.at(-1)
        return paid
      })
      const { user } = state.get()
      if (user !== null) await load(user)
      return written
    },
    addCoupon: async (named) => {
      await session.change({ useCoupon: named }, (fields) => {
        const useCoupon = service('tableSessions/useCoupon')
        if ('code' in named) return useCoupon.create({ ...fields, ...named })
        const own = 'coupons' in named ? { coupons: [...named.coupons] } : named
        return withPass((memberPass) => useCoupon.create({ ...fields, ...own, memberPass }))
      })
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
