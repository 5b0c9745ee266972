import type { AppSetting } from '../app-settings/schema.ts'
import type { Category } from '../categories/schema.ts'
import type { Gift } from '../gifts/schema.ts'
import type { OrderDiscount } from '../order-discounts/schema.ts'
import type { ProductOption } from '../product-options/schema.ts'
import type { Product } from '../products/schema.ts'
import type { Section } from '../sections/schema.ts'
import type { ShopRank } from '../shop-ranks/schema.ts'
import type { Shop } from '../shops/schema.ts'
import type { SubCategory } from '../sub-categories/schema.ts'
import type { SurchargeSetting } from '../surcharge-settings/schema.ts'
import type { SystemSetting } from '../system-settings/schema.ts'
import type { TableViewItem } from '../table-view-items/schema.ts'
import type { TaxSetting } from '../tax-settings/schema.ts'
import type { TimeCondition } from '../time-conditions/schema.ts'
import type { VipLevel } from '../vip-levels/schema.ts'
import type { ReservationSetting } from '../reservation-settings/schema.ts'
import type { News } from '../news/schema.ts'
import type { PaymentMethod } from '../payment-methods/schema.ts'
import type { Translation } from '../translations/schema.ts'
import type {
  MissingTranslation,
  MissingTranslationData,
  MissingTranslationResult,
} from '../missing-translations/schema.ts'
import type { Page, RecordCalls, PagedRecordCalls } from './call-types.ts'

/** The services of what shops say and sell. */
export interface CatalogueServiceTypes {
  systemSettings: RecordCalls<SystemSetting>
  appSettings: RecordCalls<AppSetting>
  shops: RecordCalls<Shop>
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
  reservationSettings: RecordCalls<ReservationSetting>
  news: PagedRecordCalls<News>
  paymentMethods: RecordCalls<PaymentMethod>
  translations: PagedRecordCalls<Translation>
  missingTranslations: {
    find: Page<MissingTranslation>
    create: { data: MissingTranslationData; result: MissingTranslationResult }
    remove: MissingTranslation
  }
}
