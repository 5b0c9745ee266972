export * from './staff/counter-payment.ts'
export * from './staff/approvals.ts'
export * from './staff/bill-member.ts'
export * from './staff/business-day.ts'
export type { ShownAccount } from './staff/account-names.ts'
export * from './staff/credit-request.ts'
export * from './staff/day-comparison.ts'
export * from './staff/day-start.ts'
export * from './staff/dish-stock.ts'
export * from './staff/taken-off.ts'
export { createFloor, type Floor, type FloorState } from './staff/floor/floor.ts'
export * from './staff/kitchen/kitchen.ts'
export type { Bump } from './staff/kitchen/bumped.ts'
export type { Unsent } from './staff/unsent.ts'
export * from './staff/kitchen/station-tickets.ts'
export * from './staff/kitchen/station-settings.ts'
export * from './staff/printing/printer-settings.ts'
export { readServerVersions, type ServerVersions } from './staff/server-versions.ts'
export type { PrintCalls } from './staff/printing/print-calls.ts'
export * from './staff/printing/receipt-printer.ts'
export * from './staff/printing/slip-printer.ts'
export {
  createPrinterTroubles,
  type PrinterState,
  type PrinterTrouble,
} from './staff/printing/printer-troubles.ts'
export {
  createTicketSlips,
  type TicketSlip,
  type TicketSlips,
} from './staff/kitchen/ticket-slips.ts'
export * from './staff/pickup/pickup-board.ts'
export * from './staff/pickup/called-orders.ts'
export type { FloorPlace } from './staff/floor/floor-places.ts'
export type { FloorSession } from './staff/floor/floor-session.ts'
export { type TableState, tableState } from './staff/floor/table-state.ts'
export * from './staff/invoices.ts'
export * from './staff/invoice-sellers.ts'
export * from './staff/limits.ts'
export { type Brand, createBrand, type ShownBrand } from './staff/brand.ts'
export * from './staff/bill-settings.ts'
export * from './staff/section-list.ts'
export * from './staff/table-list.ts'
export * from './staff/time-condition-list.ts'
export * from './staff/reservation-rules.ts'
export * from './staff/news-list.ts'
export * from './staff/member-file.ts'
export * from './staff/text-file.ts'
export * from './staff/member-records.ts'
export * from './staff/promotions.ts'
export type { RecordList } from './staff/record-list.ts'
export * from './staff/low-numbers.ts'
export type { Loaded, LoadedState } from './staff/loaded.ts'
export * from './ids/new-record-id.ts'
export * from './staff/payment-accounts.ts'
export * from './staff/payment-methods.ts'
export {
  type NewSessionType,
  type OrderEntry,
  orderEntryFor,
  type OrderEntryState,
} from './staff/order-entry/order-entry.ts'
export {
  type UnsentOrder,
  type UnsentOrders,
  unsentOrdersOf,
} from './staff/order-entry/unsent-orders.ts'
export * from './staff/order-board.ts'
export * from './staff/colleagues.ts'
export * from './staff/invitation.ts'
export * from './staff/help-calls.ts'
export * from './staff/devices.ts'
export type { PairedDevice, ThisDevice } from './staff/paired-device.ts'
export { IDLE_TIME, noteUse } from './staff/lock-when-left.ts'
export type { UnsentMove, UnsentMoves } from './staff/unsent-moves.ts'
export * from './staff/setup.ts'
export * from './staff/set-pin.ts'
export * from './staff/grant-approval.ts'
export type {
  AdjustLineRequest,
  ChangeLineRequest,
  CloseRequest,
  DiscountRequest,
  ReopenRequest,
  SplitRequest,
  VoidRequest,
} from './staff/session-changes.ts'
export { createPauses } from './staff/pauses.ts'
export { createSlowDowns, type SlowedTypes } from './staff/slow-downs.ts'
export * from './staff/respond-to-order.ts'
export * from './staff/reasons.ts'
export { createSessionHistory } from './staff/session-history.ts'
export type { LoadedMoney } from './staff/load-session-money.ts'
export * from './staff/session-money.ts'
export * from './staff/refund-queue.ts'
export * from './staff/refundable-payments.ts'
export * from './staff/reports.ts'
export { createGroup, type Group, type GroupShop } from './staff/group.ts'
export * from './staff/menu-copies.ts'
export * from './staff/staff-actions.ts'
export { createFigureBills, type FigureBills } from './staff/figure-bills.ts'
export * from './staff/shown-code.ts'
export * from './staff/staff-client.ts'
export type { SessionPart } from './staff/changed-parts.ts'
export * from './staff/staff-session.ts'
export type { StaffShops, StaffShopsState } from './staff/staff-shops.ts'
export * from './staff/second-factor.ts'
export * from './account/sign-ins.ts'
export * from './staff/sittings.ts'
export * from './staff/tables.ts'
export * from './staff/menu-editor/menu-draft.ts'
export {
  type ChosenFile,
  createMenuFile,
  downloadMenu,
  downloadPicture,
  type FilePicture,
} from './staff/menu-editor/menu-file.ts'
export { type ArchiveProblem, packMenu, unpackMenu } from './staff/menu-editor/menu-zip.ts'
export * from './staff/menu-editor/upload-picture.ts'
