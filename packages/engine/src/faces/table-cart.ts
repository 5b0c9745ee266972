// The cart that the guests of a table share: edits in turn, what an order takes, what each bears.

export {
  editSharedCart,
  type EditedSharedCart,
  type GoneDish,
} from '../table-cart/edit-shared-cart.ts'
export { guestLine, type GuestLine } from '../table-cart/guest-line.ts'
export {
  linesOfShared,
  seatOf,
  type SharedAction,
  type SharedActionRefusal,
  type SharedCart,
  type SharedCartEditor,
  type SharedDish,
} from '../table-cart/shared-cart.ts'
export { type SeatShare, type SharedLine, sharesOf } from '../table-cart/shares-of.ts'
export { type SeenChange, type SeenDish, takeSeen } from '../table-cart/take-seen.ts'
