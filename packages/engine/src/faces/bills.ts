// What a bill comes to over its life: its parts as they are shown, and the shares of its lines when it is divided or joined.

export {
  type BillPart,
  billParts,
  type PartedPrice,
  reachedAdjusts,
  type ShownBill,
} from '../totals/bill-parts.ts'
export { addBills } from '../totals/add-bills.ts'
export { type BillShares, billOfShares, wholeBill } from '../totals/bill-shares.ts'
export { dealBill, type DealtUnits } from '../totals/deal-bill.ts'
export { billSurplus, type PaidBill } from '../totals/bill-surplus.ts'
