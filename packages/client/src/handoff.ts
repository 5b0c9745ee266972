export { bringCart } from './handoff/bring-cart.ts'
export { handedCart } from './handoff/handed-cart.ts'
export { openHandoff, type OpenHandoff, type OpenHandoffState } from './handoff/open-handoff.ts'
export { createTaking, type Taken, type TakeFailure, type Taking } from './handoff/take-over.ts'
