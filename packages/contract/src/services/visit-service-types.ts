import type { Menu } from '../menus/menu.ts'
import type { Order, OrderPatch } from '../orders/schema.ts'
import type { ProductStock, ProductStockPatch } from '../product-stocks/schema.ts'
import type { SubscribeShopData, SubscribeShopResult } from '../shops/subscribe.ts'
import type {
  ChangeSectionData,
  CreateOrResumeData,
  CreateOrResumeResult,
  CreateSessionData,
  CreateSessionResult,
  OrderData,
  OrderResult,
  PayByBalanceData,
  PayData,
  SetUserData,
  SubscribeData,
  SubscribeResult,
  UpdatePaymentData,
} from '../table-sessions/calls.ts'
import type { TableSession, TableSessionPatch } from '../table-sessions/schema.ts'
import type { Reservation, ReservationPatch } from '../reservations/schema.ts'
import type {
  AvailabilityData,
  AvailabilityResult,
  CancelReservationData,
  CreateReservationData,
  EditReservationData,
  SubscribeReservationData,
  SubscribeReservationResult,
} from '../reservations/calls.ts'
import type {
  ProductOptionStock,
  ProductOptionStockPatch,
} from '../product-option-stocks/schema.ts'
import type {
  Device,
  DevicePatch,
  PairDeviceData,
  PairDeviceResult,
  PairingCodeData,
  PairingCodeResult,
} from '../devices/schema.ts'
import type { Page, Call } from './call-types.ts'

/** The services of sessions, orders, stocks, reservations and terminals. */
export interface VisitServiceTypes {
  'shops/subscribe': Call<SubscribeShopData, SubscribeShopResult>
  menus: { get: Menu }
  productStocks: {
    find: readonly ProductStock[]
    get: ProductStock
    patch: { data: ProductStockPatch; result: ProductStock }
  }
  orders: { find: Page<Order>; get: Order; patch: { data: OrderPatch; result: Order } }
  tableSessions: {
    find: Page<TableSession>
    get: TableSession
    patch: { data: TableSessionPatch; result: TableSession }
  }
  'tableSessions/createOrResume': Call<CreateOrResumeData, CreateOrResumeResult>
  'tableSessions/create': Call<CreateSessionData, CreateSessionResult>
  'tableSessions/order': Call<OrderData, OrderResult>
  'tableSessions/subscribe': Call<SubscribeData, SubscribeResult>
  reservations: {
    find: Page<Reservation>
    get: Reservation
    patch: { data: ReservationPatch; result: Reservation }
  }
  'reservations/availability': Call<AvailabilityData, AvailabilityResult>
  'reservations/create': Call<CreateReservationData, Reservation>
  'reservations/edit': Call<EditReservationData, Reservation>
  'reservations/cancel': Call<CancelReservationData, Reservation>
  'reservations/subscribe': Call<SubscribeReservationData, SubscribeReservationResult>
  productOptionStocks: {
    find: readonly ProductOptionStock[]
    get: ProductOptionStock
    patch: { data: ProductOptionStockPatch; result: ProductOptionStock }
  }
  devices: {
    find: readonly Device[]
    get: Device
    patch: { data: DevicePatch; result: Device }
    remove: Device
  }
  'devices/pairingCode': Call<PairingCodeData, PairingCodeResult>
  'devices/pair': Call<PairDeviceData, PairDeviceResult>
  'tableSessions/changeSection': Call<ChangeSectionData, TableSession>
  'tableSessions/setUser': Call<SetUserData, TableSession>
  'tableSessions/updatePayment': Call<UpdatePaymentData, TableSession>
  'tableSessions/pay': Call<PayData, TableSession>
  'tableSessions/payByBalance': Call<PayByBalanceData, TableSession>
}
