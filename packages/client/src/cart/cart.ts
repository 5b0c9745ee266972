import type { CartLine, NewLine, OrderAgain } from '@comanda/engine/cart'
import { serverNow } from '../connection/server-time.ts'
import type { ByHand } from '@comanda/engine/staff'
import type { PriceResult } from '@comanda/engine/pricing'
import type { Connection } from '../connection/connection.ts'
import type { ClaimCoupon } from '../coupons/coupon-claims.ts'
import type { Member, MemberState } from '../member/member.ts'
import type { EarlierOrder } from './earlier-order.ts'
import type { SessionStore } from '../session/session.ts'
import { createStore, type Store, type WritableStore } from '../store/store.ts'
import { type CartBoard, type CartBoardOptions, createCartBoard } from './cart-board.ts'
import type { CartChange } from './cart-changes.ts'
import type { CartCoupons } from './cart-coupons.ts'
import { couponsOnceLoaded } from './coupons-once-loaded.ts'
import type { OrderPlace } from './cart-place.ts'
import { type CartState, droppedMessages } from './cart-state.ts'
import { createMemberFollower } from './follow-member.ts'

/**
 * The cart of one diner. Nothing changes it while it is locked or before the menu is loaded. It is restored, and lines are
 * added to it, as soon as the engine is loaded too (CART-7.6).
 */
export interface Cart {
  readonly state: Store<CartState>
  /**
   * Sets the place and mode of the order. The first call in a shop restores its stored cart; later calls rebuild the
   * lines for the new mode and section.
   */
  readonly enter: (place: Omit<OrderPlace, 'session'>) => void
  /** Adds a line, merged into an identical one. Returns the id of that line, if it is added at once. */
  readonly add: (draft: NewLine) => string | undefined
  /**
   * Returns the price of new lines by themselves, in their order, each followed by its set children, or `undefined`
   * until the menu and the engine are loaded. The cart stays as it is.
   */
  readonly quote: (drafts: readonly NewLine[]) => PriceResult | undefined
  /**
   * Returns an earlier order as it can be ordered here and now, with what is missing, changed or differs in price. Adds
   * nothing.
   */
  readonly orderAgain: (earlier: EarlierOrder) => OrderAgain | undefined
  /** Adds lines made for this cart, each merged into an identical one. */
  readonly addLines: (lines: readonly CartLine[]) => void
  /** Replaces a line by a changed draft. */
  readonly update: (line: string, draft: NewLine) => void
  /** Below 1 the line is removed. */
  readonly setQuantity: (line: string, quantity: number) => void
  /** Removes a line with its children. Returns a function that restores them. */
  readonly remove: (line: string) => () => void
  readonly setRemark: (line: string, remark: string) => void
  readonly setTakeAway: (line: string, takeAway: boolean) => void
  /** Sets what staff set of a line's price by hand; no value clears it (KIOSK-8.4). */
  readonly setByHand: (line: string, price: ByHand) => void
  /** Selects a section; the lines are rebuilt for it. */
  readonly setSection: (section: string) => void
  /** Restores the lines that auto-merge put into a set. */
  readonly undoMerge: (line: string) => void
  /** Coupons and rewards: add, remove, disable. */
  readonly coupons: CartCoupons
  /** Removes coupons that an order has used, or that the server refuses, with a message if there is an `error`. */
  readonly dropCoupons: (ids: readonly string[], error?: string) => void
  /** Empties the cart; coupons stay (CART-6.6). */
  readonly clear: () => void
  /** Tells the diner that products which they chose cannot be ordered any more, as of lines that are dropped (CART-6.2). */
  readonly miss: (products: readonly string[]) => void
  readonly dismissMessages: () => void
  /** What the menu has changed since the diner chose: they accept it before they order (CART-7.7). */
  readonly changes: WritableStore<readonly CartChange[]>
  /** Accepts what has changed of a line, or all that has. */
  readonly acceptChanges: (line?: string) => void
  /**
   * Runs the code of adding a line once, in idle moments before the first tap, with a pause between its steps. Shows and
   * stores nothing.
   */
  readonly rehearse: (pause: () => Promise<void>) => Promise<void>
  readonly lock: (isLocked: boolean) => void
  /** For the cart that a table shares: what edits and shows its lines. */
  readonly board: Pick<CartBoard, 'equipment' | 'patch' | 'saved' | 'sharing' | 'show'>
  readonly close: () => void
}

export interface CartOptions extends Pick<CartBoardOptions, 'catalogue' | 'engine' | 'storage'> {
  readonly claimCoupon: ClaimCoupon
  readonly connection: Pick<Connection, 'service'>
  /** Absent: nobody is ever signed in. */
  readonly member?: Pick<Member, 'state'>
  readonly session: Pick<SessionStore, 'state'>
  readonly now?: () => number
  /** Whether diners order by themselves. Default: true. */
  readonly selfService?: boolean
  /** The source of sessions that orders would open. Default: 'selfOrder'. */
  readonly source?: CartBoardOptions['source']
  /** Whether it is a till (MERGE-1.11). Default: false. */
  readonly posMode?: boolean
}

const nobody = (): Pick<Member, 'state'> => ({
  state: createStore<MemberState>({ status: 'none' }),
})

export const createCart = (options: CartOptions): Cart => {
  const { catalogue, claimCoupon, connection, engine, session, storage } = options
  const { member = nobody(), now = serverNow, selfService = true, posMode = false } = options
  const { source = 'selfOrder' } = options
  const place = { selfService, source, posMode }
  const board = createCartBoard({ catalogue, engine, member, storage, now, ...place })
  const { state } = board

  /** Returns a place with the session to order in. */
  const seated = ({ session: _session, ...place }: OrderPlace): OrderPlace => {
    const { session: present } = session.state.get()
    return place.mode === 'dineIn' && present?.shop === place.shop
      ? { ...place, session: present }
      : place
  }
  const followMember = createMemberFollower(board, member)
  const changes = createStore<readonly CartChange[]>([])
  let endChanges: (() => void) | undefined
  /** Once the engine is loaded; after the cart, which follows the menu first. */
  const followChanges = (): void => {
    endChanges ??= engine.state.get()?.followCartChanges(changes, state, catalogue)
  }
  const ends = [
    board.close,
    catalogue.state.subscribe(followMember),
    engine.state.subscribe(() => {
      followChanges()
      followMember()
      board.catchUp()
    }),
    member.state.subscribe(followMember),
    session.state.subscribe(() => {
      const { place } = state.get()
      if (place && seated(place).session !== place.session) board.moveTo(seated(place))
    }),
  ]

  followChanges()

  return {
    state,
    changes,
    acceptChanges: (line) =>
      changes.set(line ? changes.get().filter((change) => change.line !== line) : []),
    enter: (place) => {
      board.moveTo(seated(place))
      followMember()
    },
    add: (draft) => board.edit({ type: 'add', draft })?.line,
    quote: (drafts) => {
      const at = board.equipment()
      if (!at) return undefined
      const { engine, context } = at
      // A menu is quoted whole, and nobody keeps these lines: random ids would take longer than their prices.
      let made = 0
      const maker = { ...engine.lineMakerOf(context), newId: () => `quoted-${++made}` }
      return engine.quoteLines(
        drafts.flatMap((draft) => engine.makeLines(draft, maker)),
        context,
      )
    },
    orderAgain: (earlier) => {
      const at = board.equipment()
      return at?.engine.orderAgainHere(earlier, at.context)
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
    setByHand: (line, price) => void board.edit({ type: 'setByHand', line, ...price }),
    setSection: (section) => {
      const { place, isLocked } = state.get()
      if (place && !isLocked) board.moveTo({ ...place, section })
    },
    undoMerge: (line) => void board.edit({ type: 'undoMerge', line }),
    coupons: couponsOnceLoaded(engine, { board, catalogue, claimCoupon, connection, member, now }),
    dropCoupons: (ids, error) => {
      const gone = state.get().coupons.filter(({ id }) => ids.includes(id))
      if (gone.length === 0) return
      if (error !== undefined)
        board.showMessages(droppedMessages(gone.map((coupon) => ({ coupon, error }))))
      board.edit({ type: 'removeCoupons', coupons: ids })
    },
    clear: () => void board.edit({ type: 'clear' }),
    miss: (products) => {
      const gone = products.map((product) => ({
        line: { id: product, product },
        reason: 'missing' as const,
      }))
      board.showMessages([{ code: 'basic.expired', count: gone.length }], gone)
    },
    dismissMessages: () => board.patch({ messages: [], gone: [] }),
    rehearse: async (pause) => {
      const at = board.equipment()
      if (at && state.get().lines.length === 0) await at.engine.rehearse(at.context, pause)
    },
    lock: (isLocked) => board.patch({ isLocked }),
    board,
    close: () => {
      endChanges?.()
      for (const end of ends) end()
    },
  }
}
