export {
  type Approvals,
  type ApprovalsState,
  createApprovals,
  type ShownAccount,
  type ShownApproval,
} from './staff/approvals.ts'
export { dayStart } from './staff/day-start.ts'
export { isSoldOut, leftOf, offerDish } from './staff/dish-stock.ts'
export { createInvoices, type Invoices, type InvoicesState } from './staff/invoices.ts'
export { createOrderBoard, type OrderBoard, type OrderBoardState } from './staff/order-board.ts'
export { createShownCode, type ShownCode, type ShownCodeState } from './staff/shown-code.ts'
export {
  createStaffClient,
  type StaffClient,
  type StaffClientOptions,
} from './staff/staff-client.ts'
export type { StaffShops, StaffShopsState } from './staff/staff-shops.ts'
export { type Colleague, secondFactor } from './staff/second-factor.ts'
export { endSignIn, findSignIns } from './account/sign-ins.ts'
export { createSittings, type LastOrders, type Sittings } from './staff/sittings.ts'
export { type CodedTable, createTables, type Tables, type TablesState } from './staff/tables.ts'
