import type { OrderDiscount, Product, UserData } from '@comanda/contract'
import { memberAccounts } from './accounts/member-accounts.ts'
import { staffAccounts } from './accounts/staff-accounts.ts'
import { automaticDiscounts } from './discounts/automatic.ts'
import { couponCodes } from './discounts/coupon-codes.ts'
import { coupons } from './discounts/coupons.ts'
import { giftRules, gifts } from './discounts/gifts.ts'
import { memberDiscounts } from './discounts/member.ts'
import { shopRanks, vipLevels } from './group/levels.ts'
import { appSettings, systemSettings } from './group/settings.ts'
import {
  categories,
  productOptions,
  products as dishes,
  subCategories,
} from './catalogue/records.ts'
import { news } from './news/news.ts'
import { invoiceSellers } from './shops/invoice-sellers.ts'
import { reasons } from './shops/reasons.ts'
import { sections } from './shops/sections.ts'
import { shops } from './shops/shops.ts'
import { surchargeSettings } from './shops/surcharges.ts'
import { tableViewItems } from './shops/tables.ts'
import { taxSettings } from './shops/taxes.ts'
import { timeConditions } from './shops/time-conditions.ts'
import { topUps } from './top-ups/top-ups.ts'
import { paymentAccounts } from './visits/payment-accounts.ts'
import { paymentMethods } from './visits/payment-methods.ts'
import { reservationSettings } from './visits/reservation-settings.ts'

const products: Product[] = [...dishes, ...topUps]
const users: UserData[] = [...staffAccounts, ...memberAccounts]
const orderDiscounts: OrderDiscount[] = [
  ...automaticDiscounts,
  ...memberDiscounts,
  ...coupons,
  ...giftRules,
]

/** The records of the demo group by service path, in load order: a record comes after those that it refers to. */
export const demo = {
  systemSettings,
  appSettings,
  invoiceSellers,
  shops,
  timeConditions,
  sections,
  categories,
  subCategories,
  productOptions,
  products,
  taxSettings,
  surchargeSettings,
  shopRanks,
  orderDiscounts,
  vipLevels,
  gifts,
  couponCodes,
  tableViewItems,
  news,
  paymentAccounts,
  paymentMethods,
  reservationSettings,
  reasons,
  users,
}

export type Demo = typeof demo
