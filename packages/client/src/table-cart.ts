export {
  type RefusedAction,
  type ShownDish,
  type TableCartState,
  type TableEdit,
} from './table-cart/table-state.ts'
export { billShares, cartShares, shareOfOthers } from './table-cart/table-shares.ts'
export { totalWithout } from './table-cart/total-without.ts'
export { tableCartOf, type TableCartStore } from './table-cart/table-cart.ts'
