export { type CounterPayment, mailReceipt, takeCounterPayment } from './staff/counter-payment.ts'
export {
  type Approvals,
  type ApprovalsState,
  createApprovals,
  type ShownApproval,
} from './staff/approvals.ts'
export { type BillMember, type BillMemberState, createBillMember } from './staff/bill-member.ts'
export {
  type BusinessDayStore,
  createBusinessDay,
  type ShownBusinessDay,
} from './staff/business-day.ts'
export type { ShownAccount } from './staff/account-names.ts'
export {
  createCreditRequest,
  type CreditRequest,
  type RequestedCredit,
} from './staff/credit-request.ts'
export {
  type ComparedAccount,
  createDayComparison,
  type DayComparison,
} from './staff/day-comparison.ts'
export { dayStart } from './staff/day-start.ts'
export {
  adjustChoice,
  adjustDish,
  isSoldOut,
  leftOf,
  type StockChange,
  type StockedChoice,
  undoOf,
} from './staff/dish-stock.ts'
export { createTakenOffList, type TakenOffList } from './staff/taken-off.ts'
export { createFloor, type Floor, type FloorState } from './staff/floor/floor.ts'
export { createKitchen, type Kitchen, type KitchenState } from './staff/kitchen/kitchen.ts'
export type { Bump } from './staff/kitchen/bumped.ts'
export type { Unsent } from './staff/unsent.ts'
export {
  ALL_STATIONS,
  allDay,
  type DishTotal,
  type StationTickets,
  ticketsAt,
  unitsLeft,
} from './staff/kitchen/station-tickets.ts'
export {
  createStationSettings,
  type StationData,
  type StationSettings,
} from './staff/kitchen/station-settings.ts'
export {
  createPrinterSettings,
  type PrinterData,
  type PrinterSettings,
  type ShownPrinters,
} from './staff/printing/printer-settings.ts'
export type { PrintCalls } from './staff/printing/print-calls.ts'
export { createReceiptPrinter, type ReceiptPrinter } from './staff/printing/receipt-printer.ts'
export { createSlipPrinter, type SlipPrinter } from './staff/printing/slip-printer.ts'
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
export {
  createPickupBoard,
  type PickupBoard,
  type PickupBoardState,
} from './staff/pickup/pickup-board.ts'
export { type CalledOrders, calledOrders } from './staff/pickup/called-orders.ts'
export type { FloorPlace } from './staff/floor/floor-places.ts'
export type { FloorSession } from './staff/floor/floor-session.ts'
export { type TableState, tableState } from './staff/floor/table-state.ts'
export { createInvoices, type Invoices, type InvoicesState } from './staff/invoices.ts'
export {
  createInvoiceSellers,
  type InvoiceSellers,
  type ShownInvoiceSellers,
} from './staff/invoice-sellers.ts'
export {
  type ChosenCreditLimit,
  type ChosenLimits,
  createLimits,
  type Limits,
} from './staff/limits.ts'
export { type Brand, createBrand, type ShownBrand } from './staff/brand.ts'
export { createSurchargeSettings, createTaxSettings } from './staff/bill-settings.ts'
export { createSectionList } from './staff/section-list.ts'
export { createTableList, type TableList } from './staff/table-list.ts'
export { createTimeConditionList } from './staff/time-condition-list.ts'
export { createReservationRules, type ReservationRules } from './staff/reservation-rules.ts'
export { createNewsList } from './staff/news-list.ts'
export {
  type ChosenMembers,
  createMemberFile,
  downloadMembers,
  type MemberFile,
  type MemberSums,
} from './staff/member-file.ts'
export {
  createGiftRules,
  createGifts,
  createLevels,
  createMemberRules,
  createRanks,
} from './staff/member-records.ts'
export { createCouponCodes, createPromotions } from './staff/promotions.ts'
export type { RecordList } from './staff/record-list.ts'
export { createLowNumbers, type LowNumbers } from './staff/low-numbers.ts'
export type { Loaded, LoadedState } from './staff/loaded.ts'
export { newRecordId } from './ids/new-record-id.ts'
export {
  createPaymentAccounts,
  type PaymentAccounts,
  type ShownPaymentAccounts,
} from './staff/payment-accounts.ts'
export {
  createPaymentMethods,
  type PaymentMethods,
  type ShownPaymentMethods,
} from './staff/payment-methods.ts'
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
export { createOrderBoard, type OrderBoard, type OrderBoardState } from './staff/order-board.ts'
export { type Colleagues, createColleagues, type ShownColleagues } from './staff/colleagues.ts'
export { openedInvitation } from './staff/invitation.ts'
export { createHelpCalls, type HelpCalls } from './staff/help-calls.ts'
export { createDevices, type Devices, type ShownDevice } from './staff/devices.ts'
export type { PairedDevice, ThisDevice } from './staff/paired-device.ts'
export { IDLE_TIME, noteUse } from './staff/lock-when-left.ts'
export type { UnsentMove, UnsentMoves } from './staff/unsent-moves.ts'
export { createSetup, type Setup, type SetupState } from './staff/setup.ts'
export { setPin } from './staff/set-pin.ts'
export { grantApproval } from './staff/grant-approval.ts'
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
export {
  createOrderResponses,
  type DeclineReason,
  type OrderResponses,
} from './staff/respond-to-order.ts'
export { createReasons } from './staff/reasons.ts'
export { createSessionHistory } from './staff/session-history.ts'
export type { LoadedMoney } from './staff/load-session-money.ts'
export {
  createSessionMoney,
  type RefundRequest,
  type SessionMoney,
  type SessionMoneyState,
} from './staff/session-money.ts'
export {
  createRefundQueue,
  type RefundedSession,
  type RefundQueue,
  type RefundQueueState,
  waitsForStaff,
} from './staff/refund-queue.ts'
export { type RefundablePayment, refundablePayments } from './staff/refundable-payments.ts'
export {
  createReports,
  exportNames,
  type ExportName,
  type FigureFilter,
  type Reports,
  type ShownReports,
} from './staff/reports.ts'
export { createGroup, type Group, type GroupShop } from './staff/group.ts'
export {
  createMenuCopies,
  type MenuCopies,
  type MenuCopy,
  type MenuCopyOrder,
} from './staff/menu-copies.ts'
export {
  createStaffActions,
  type StaffActionFilter,
  type StaffActions,
  type StaffActionsState,
} from './staff/staff-actions.ts'
export { createFigureBills, type FigureBills } from './staff/figure-bills.ts'
export { createShownCode, type ShownCode, type ShownCodeState } from './staff/shown-code.ts'
export {
  createStaffClient,
  type StaffClient,
  type StaffClientOptions,
} from './staff/staff-client.ts'
export type { SessionPart } from './staff/changed-parts.ts'
export {
  createStaffSession,
  SessionOvertaken,
  type StaffSession,
  type StaffSessionState,
} from './staff/staff-session.ts'
export type { StaffShops, StaffShopsState } from './staff/staff-shops.ts'
export { type Colleague, secondFactor } from './staff/second-factor.ts'
export { endSignIn, findSignIns } from './account/sign-ins.ts'
export { createSittings, type LastOrders, type Sittings } from './staff/sittings.ts'
export { type CodedTable, createTables, type Tables, type TablesState } from './staff/tables.ts'
export {
  createMenuDraft,
  type FieldChange,
  type MenuDraft,
  type ShownDraft,
} from './staff/menu-editor/menu-draft.ts'
export {
  type ChosenFile,
  createMenuFile,
  downloadMenu,
  downloadPicture,
  type FilePicture,
} from './staff/menu-editor/menu-file.ts'
export { type ArchiveProblem, packMenu, unpackMenu } from './staff/menu-editor/menu-zip.ts'
export { uploadPicture } from './staff/menu-editor/upload-picture.ts'
