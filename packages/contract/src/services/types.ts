import type { AppSetting } from '../app-settings/schema.ts'
import type { AuthenticationData, AuthenticationResult } from '../authentication/schema.ts'
import type { Category } from '../categories/schema.ts'
import type { Gift } from '../gifts/schema.ts'
import type { Menu } from '../menus/menu.ts'
import type { OrderDiscount } from '../order-discounts/schema.ts'
import type { Order, OrderPatch } from '../orders/schema.ts'
import type { ProductOption } from '../product-options/schema.ts'
import type { ProductStock, ProductStockPatch } from '../product-stocks/schema.ts'
import type { Product } from '../products/schema.ts'
import type { Section } from '../sections/schema.ts'
import type { ShopRank } from '../shop-ranks/schema.ts'
import type { Shop } from '../shops/schema.ts'
import type { SubscribeShopData, SubscribeShopResult } from '../shops/subscribe.ts'
import type { SubCategory } from '../sub-categories/schema.ts'
import type { SurchargeSetting } from '../surcharge-settings/schema.ts'
import type { SystemSetting } from '../system-settings/schema.ts'
import type {
  CreateOrResumeData,
  CreateOrResumeResult,
  CreateSessionData,
  CreateSessionResult,
  OrderData,
  OrderResult,
  SubscribeData,
  SubscribeResult,
} from '../table-sessions/calls.ts'
import type { TableSession, TableSessionPatch } from '../table-sessions/schema.ts'
import type { TableViewItem } from '../table-view-items/schema.ts'
import type { TaxSetting } from '../tax-settings/schema.ts'
import type { TimeCondition } from '../time-conditions/schema.ts'
import type { User, UserData, UserPatch } from '../users/schema.ts'
import type { VipLevel } from '../vip-levels/schema.ts'
import type { DataOf, PatchOf } from './record-data.ts'

/** A page of a paginated `find`. `total` counts all that match, whatever the page. */
export interface Page<R> {
  readonly total: number
  readonly limit: number
  /** Always 0: pages follow one another by `$after`. */
  readonly skip: number
  readonly data: readonly R[]
}

/** Records that `find` answers as a whole list. */
export interface RecordCalls<R> {
  find: readonly R[]
  get: R
  create: { data: DataOf<R>; result: R }
  patch: { data: PatchOf<R>; result: R }
  remove: R
}

/** A call made by `create`. */
export interface Call<D, R> {
  create: { data: D; result: R }
}

/** What each service path takes and answers. The description of each stands under the same name in `services`. */
export interface ServiceTypes {
  systemSettings: RecordCalls<SystemSetting>
  appSettings: RecordCalls<AppSetting>
  shops: RecordCalls<Shop>
  'shops/subscribe': Call<SubscribeShopData, SubscribeShopResult>
  sections: RecordCalls<Section>
  timeConditions: RecordCalls<TimeCondition>
  categories: RecordCalls<Category>
  subCategories: RecordCalls<SubCategory>
  products: RecordCalls<Product>
  productOptions: RecordCalls<ProductOption>
  taxSettings: RecordCalls<TaxSetting>
  surchargeSettings: RecordCalls<SurchargeSetting>
  orderDiscounts: RecordCalls<OrderDiscount>
  gifts: RecordCalls<Gift>
  shopRanks: RecordCalls<ShopRank>
  vipLevels: RecordCalls<VipLevel>
  tableViewItems: RecordCalls<TableViewItem>
  menus: { get: Menu }
  productStocks: {
    find: readonly ProductStock[]
    get: ProductStock
    patch: { data: ProductStockPatch; result: ProductStock }
  }
  users: {
    find: Page<User>
    get: User
    create: { data: UserData; result: User }
    patch: { data: UserPatch; result: User }
    remove: User
  }
  authentication: Call<AuthenticationData, AuthenticationResult> & { remove: AuthenticationResult }
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
}

export type ServicePath = keyof ServiceTypes
