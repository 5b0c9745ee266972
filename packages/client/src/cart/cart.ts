import {
  type CartLine,
  lineMakerOf,
  makeLines,
  type NewLine,
  orderAgain,
  type OrderAgain,
  quoteLines,
} from '@comanda/engine/cart'
import type { PriceResult } from '@comanda/engine/pricing'
import type { Connection } from '../connection/connection.ts'
import type { ClaimCoupon } from '../coupons/coupon-claims.ts'
import type { Member, MemberState } from '../member/member.ts'
import { type EarlierOrder, earlierLines, unitPrices } from './earlier-order.ts'
import type { SessionStore } from '../session/session.ts'
import { createStore, type Store } from '../store/store.ts'
import { type CartBoardOptions, createCartBoard } from './cart-board.ts'
import { type CartCoupons, createCartCoupons } from './cart-coupons.ts'
import type { OrderPlace } from './cart-place.ts'
import { type CartState, droppedMessages } from './cart-state.ts'
import { createMemberFollower } from './follow-member.ts'
import { rehearse } from './rehearse.ts'

/** The cart of one diner. While it is locked, and before the menu is there, nothing changes it. */
export interface Cart {
  readonly state: Store<CartState>
  /**
   * Says where and how the diner orders. The first time in a shop the kept cart comes back where it belongs; later the
   * lines are taken over as the new mode and section have them.
   */
  readonly enter: (place: Omit<OrderPlace, 'session'>) => void
  /** Adds a line, merged with one that is the same; answers the id of the line that holds it. */
  readonly add: (draft: NewLine) => string | undefined
  /**
   * What new lines would cost by themselves, in their order, each followed by its set children; `undefined` while there
   * is no menu. The cart stays as it is.
   */
  readonly quote: (drafts: readonly NewLine[]) => PriceResult | undefined
  /** An earlier order as it can be ordered here and now, with what is gone, changed or costs otherwise. Nothing is added. */
  readonly orderAgain: (earlier: EarlierOrder) => OrderAgain | undefined
  /** Adds lines made for this cart, each merged with one that is the same. */
  readonly addLines: (lines: readonly CartLine[]) => void
  /** Puts a changed draft in place of a line. */
  readonly update: (line: string, draft: NewLine) => void
  /** Below 1 the line is removed. */
  readonly setQuantity: (line: string, quantity: number) => void
  /** Removes a line with its children; the answer puts them back. */
  readonly remove: (line: string) => () => void
  readonly setRemark: (line: string, remark: string) => void
  readonly setTakeAway: (line: string, takeAway: boolean) => void
  /** Chooses a section; the lines are taken over into it. */
  readonly setSection: (section: string) => void
  /** Gives back the lines that a set took by itself. */
  readonly undoMerge: (line: string) => void
  /** Coupons and rewards: added, taken out, put aside. */
  readonly coupons: CartCoupons
  /** Takes out coupons that an order has used up, or that the server does not accept; what it says is told. */
  readonly dropCoupons: (ids: readonly string[], error?: string) => void
  /** Empties the cart; coupons are kept (CART-6.6). */
  readonly clear: () => void
  readonly dismissMessages: () => void
  /** For an idle moment before the first tap: goes once through what a line takes. Nothing is shown or kept. */
  readonly rehearse: () => void
  readonly lock: (isLocked: boolean) => void
  readonly close: () => void
}

export interface CartOptions extends Omit<CartBoardOptions, 'now' | 'member'> {
  readonly claimCoupon: ClaimCoupon
  readonly connection: Pick<Connection, 'service'>
  /** Missing: nobody is ever signed in. */
  readonly member?: Pick<Member, 'state'>
  readonly session: Pick<SessionStore, 'state'>
  readonly now?: () => number
}

const nobody = (): Pick<Member, 'state'> => ({
  state: createStore<MemberState>({ status: 'none' }),
})

export const createCart = (options: CartOptions): Cart => {
  const { catalogue, claimCoupon, connection, session, storage } = options
  const { member = nobody(), now = Date.now, selfService = true, posMode = false } = options
  const board = createCartBoard({ catalogue, member, storage, now, selfService, posMode })
  const { state } = board

  /** A place with the session that is ordered in. */
  const seated = ({ session: _session, ...place }: OrderPlace): OrderPlace => {
    const { session: present } = session.state.get()
    return place.mode === 'dineIn' && present?.shop === place.shop
      ? { ...place, session: present }
      : place
  }
  const followMember = createMemberFollower(board, member)
  const ends = [
    board.close,
    catalogue.state.subscribe(board.refresh),
    member.state.subscribe(followMember),
    session.state.subscribe(() => {
      const { place } = state.get()
      if (place && seated(place).session !== place.session) board.moveTo(seated(place))
    }),
  ]

  return {
    state,
    enter: (place) => {
      board.moveTo(seated(place))
      followMember()
    },
    add: (draft) => board.edit({ type: 'add', draft })?.line,
    quote: (drafts) => {
      const context = board.context()
      if (!context) return undefined
      const maker = lineMakerOf(context)
      return quoteLines(
        drafts.flatMap((draft) => makeLines(draft, maker)),
        context,
      )
    },
    orderAgain: (earlier) => {
      const context = board.context()
      if (!context) return undefined
      const priceNow = (lines: readonly CartLine[]) => unitPrices(quoteLines(lines, context))
      const before = unitPrices(earlier.result)
      return orderAgain(earlierLines(earlier), lineMakerOf(context), before, priceNow)
    },
    addLines: (lines) => void board.edit({ type: 'addLines', lines }),
    update: (line, draft) => void board.edit({ type: 'update', line, draft }),
    setQuantity: (line, quantity) => void board.edit({ type: 'setQuantity', line, quantity }),
    remove: (line) => {
      const undo = board.edit({ type: 'remove', line })?.undo
      return () => {
        if (undo) board.edit(undo)
      }
    },
    setRemark: (line, remark) => void board.edit({ type: 'setRemark', line, remark }),
    setTakeAway: (line, takeAway) => void board.edit({ type: 'setTakeAway', line, takeAway }),
    setSection: (section) => {
      const { place, isLocked } = state.get()
      if (place && !isLocked) board.moveTo({ ...place, section })
    },
    undoMerge: (line) => void board.edit({ type: 'undoMerge', line }),
    coupons: createCartCoupons({ board, catalogue, claimCoupon, connection, member, now }),
    dropCoupons: (ids, error) => {
      const gone = state.get().coupons.filter(({ id }) => ids.includes(id))
      if (gone.length === 0) return
      if (error !== undefined)
        board.tell(droppedMessages(gone.map((coupon) => ({ coupon, error }))))
      board.edit({ type: 'removeCoupons', coupons: ids })
    },
    clear: () => void board.edit({ type: 'clear' }),
    dismissMessages: () => board.patch({ messages: [], gone: [] }),
    rehearse: () => {
      const context = board.context()
      if (context && state.get().lines.length === 0) rehearse(context)
    },
    lock: (isLocked) => board.patch({ isLocked }),
    close: () => {
      for (const end of ends) end()
    },
  }
}
