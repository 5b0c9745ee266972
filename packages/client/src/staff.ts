export * from './staff/bills/counter-payment.ts'
export * from './staff/approvals/approvals.ts'
export * from './staff/bills/bill-member.ts'
export { scannedPassOf } from './staff/bills/scanned-pass.ts'
export * from './staff/business-day/business-day.ts'
export type { ShownAccount } from './staff/records/account-names.ts'
export * from './staff/approvals/credit-request.ts'
export * from './staff/reports/bookkeeping.ts'
export * from './staff/reports/day-comparison.ts'
export * from './staff/business-day/day-start.ts'
export * from './staff/menu/day-price.ts'
export * from './staff/menu/dish-stock.ts'
export * from './staff/menu/taken-off.ts'
export { createBook } from './staff/book/book.ts'
export type { Book, BookState } from './staff/book/book-interface.ts'
export { findOutOfHours } from './staff/book/find-out-of-hours.ts'
export * from './staff/guests/guest-file.ts'
export * from './staff/guests/guest-list.ts'
export * from './staff/guests/known-guests.ts'
export { type AskingGuests, createAskingGuests } from './staff/floor/asking-guests.ts'
export { createFloor, type Floor, type FloorState } from './staff/floor/floor.ts'
export * from './staff/kitchen/kitchen.ts'
export * from './staff/kitchen/waiting-dishes.ts'
export type { Bump } from './staff/kitchen/bumped.ts'
export type { Unsent } from './staff/offline/unsent.ts'
export * from './staff/kitchen/station-tickets.ts'
export * from './staff/kitchen/station-settings.ts'
export type { OrderedList } from './staff/records/ordered-list.ts'
export * from './staff/printing/printer-settings.ts'
export { readServerVersions, type ServerVersions } from './staff/shop/server-versions.ts'
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
export * from './staff/orders/order-age.ts'
export { dishesToCome, type FloorSession, isOpenBill } from './staff/floor/floor-session.ts'
export * from './staff/floor/floor-plan.ts'
export * from './staff/floor/plan-layout.ts'
export {
  isCleared,
  SIT_MINUTES,
  type TableState,
  tableState,
  tableStates,
  waitingSince,
} from './staff/floor/table-state.ts'
export * from './staff/invoices/invoices.ts'
export * from './staff/invoices/invoice-sellers.ts'
export * from './staff/approvals/limits.ts'
export { type Brand, createBrand, type ShownBrand } from './staff/shop/brand.ts'
export * from './staff/shop/bill-settings.ts'
export * from './staff/menu/section-list.ts'
export * from './staff/tables/table-list.ts'
export * from './staff/menu/time-condition-list.ts'
export * from './staff/shop/reservation-rules.ts'
export * from './staff/shop/news-list.ts'
export * from './staff/members/member-file.ts'
export * from './staff/files/text-file.ts'
export * from './staff/files/table-file.ts'
export type { TableProblem, WorkbookSheet } from './staff/files/workbook.ts'
export * from './staff/members/member-records.ts'
export * from './staff/menu/promotions.ts'
export * from './staff/menu/promotion-cases.ts'
export * from './staff/menu/replayed-promotion.ts'
export type { RecordList } from './staff/records/record-list.ts'
export * from './staff/invoices/low-numbers.ts'
export type { Loaded, LoadedState } from './staff/records/loaded.ts'
export * from './ids/new-record-id.ts'
export * from './staff/payments/payment-accounts.ts'
export * from './staff/shop/api-keys.ts'
export * from './staff/shop/sms-accounts.ts'
export * from './staff/orders/channel-order.ts'
export * from './staff/shop/channels.ts'
export * from './staff/shop/webhooks.ts'
export * from './staff/payments/payment-methods.ts'
export {
  type NewSessionType,
  type OrderEntry,
  orderEntryFor,
  type OrderEntryState,
} from './staff/order-entry/order-entry.ts'
export { type UnsentLines, unsentLinesOf } from './staff/order-entry/unsent-lines.ts'
export {
  type UnsentOrder,
  type UnsentOrders,
  unsentOrdersOf,
} from './staff/order-entry/unsent-orders.ts'
export * from './staff/orders/order-board.ts'
export * from './staff/colleagues/colleagues.ts'
export * from './staff/colleagues/invitation.ts'
export * from './staff/tables/help-calls.ts'
export * from './staff/devices/devices.ts'
export type { PairedDevice, ThisDevice } from './staff/devices/paired-device.ts'
export { IDLE_TIME, noteUse } from './staff/sign-in/lock-when-left.ts'
export type { UnsentMove, UnsentMoves } from './staff/orders/unsent-moves.ts'
export type { UnsentStep } from './staff/book/unsent-steps.ts'
export * from './staff/shop/setup.ts'
export { type DaysOfShop, spreadSpecialDays } from './staff/shop/spread-special-days.ts'
export * from './staff/sign-in/set-pin.ts'
export * from './staff/approvals/grant-approval.ts'
export type {
  AdjustLineRequest,
  ChangeLineRequest,
  CloseRequest,
  DiscountRequest,
  ReopenRequest,
  NotedAllergy,
  SplitRequest,
  VoidRequest,
} from './staff/bills/session-changes.ts'
export { createPauses } from './staff/shop/pauses.ts'
export { createSlowDowns, type SlowedTypes } from './staff/shop/slow-downs.ts'
export * from './staff/orders/respond-to-order.ts'
export * from './staff/bills/reasons.ts'
export { createSessionHistory } from './staff/bills/session-history.ts'
export type { LoadedMoney } from './staff/bills/load-session-money.ts'
export { createSeatedGuests } from './staff/tables/seated-guests.ts'
export * from './staff/waiting/waiting-list.ts'
export { createWaitingSettings } from './staff/waiting/waiting-settings.ts'
export * from './staff/bills/session-money.ts'
export * from './staff/refunds/refund-queue.ts'
export * from './staff/refunds/refundable-payments.ts'
export type { ComparedSales, SalesFigures, Until } from './staff/reports/compared-sales.ts'
export type { PeriodBefore } from './staff/reports/period-before.ts'
export * from './staff/reports/reports.ts'
export { openingDay } from './staff/reports/opening-day.ts'
export { createGroup, type Group, type GroupShop } from './staff/reports/group.ts'
export * from './staff/menu/menu-copies.ts'
export * from './staff/bills/staff-actions.ts'
export { createFigureBills, type FigureBills } from './staff/reports/figure-bills.ts'
export * from './staff/devices/shown-code.ts'
export * from './staff/staff-client.ts'
export type { SessionPart } from './staff/bills/changed-parts.ts'
export * from './staff/bills/staff-session.ts'
export type { StaffShops, StaffShopsState } from './staff/sign-in/staff-shops.ts'
export * from './staff/sign-in/second-factor.ts'
export * from './account/sign-ins.ts'
export * from './staff/tables/sittings.ts'
export * from './staff/tables/tables.ts'
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
