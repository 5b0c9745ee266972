import type { TObject } from '@feathersjs/typebox'
import { describe, expect, it } from 'vitest'
import { FreeProduct } from './fields/free-product.ts'
import { PriceModifier } from './fields/price-modifier.ts'
import { RuleCondition } from './fields/rule-condition.ts'
import { Stock } from './fields/stock.ts'
import { OrderDiscount } from './order-discounts/schema.ts'
import { Choice, ProductOption } from './product-options/schema.ts'
import { Product } from './products/schema.ts'
import { Section } from './sections/schema.ts'
import { Shop } from './shops/schema.ts'
import { SurchargeSetting } from './surcharge-settings/schema.ts'
import { OrderLine } from './table-sessions/line.ts'
import { TableSession } from './table-sessions/schema.ts'
import { SessionLine } from './table-sessions/session-line.ts'
import { TaxSetting } from './tax-settings/schema.ts'
import { TimeCondition } from './time-conditions/schema.ts'
import { VipLevel } from './vip-levels/schema.ts'

const cartLine = `id product customProduct options quantity quantityRatio section customRemark kitchenOptions table
  tableSplit tableChairId fromCoupon fromProduct fromOption fromOptionSeq fromChoice fromChoiceSeq fromSelection
  mergeStatus status overridePrice openKey predestinedDiscount predestinedDiscountName manualPercentAdjust
  manualDiscount discountable takeAway date staff editPriceStaff`
const sentLine = `name shortName category subCategory kitchenPrinters waterBars printerColor kitchenGroup couponAndAmount
  membership delivered seq prodSeq kitchenOptions price actualPrice salesPrice discount extraFee extraFeeEnjoyDiscount
  priceWithoutProduct priceWithoutDiscount relatedTreePrice detailedRemarks discountList surchargePercent taxPercent
  totalSurcharge totalTax taxGroup freeSurcharge`

/** Each record of the specification with its fields. */
const records: readonly (readonly [string, TObject, string])[] = [
  ['a line of a session', SessionLine, `${cartLine} ${sentLine}`],
  ['a line as it is sent', OrderLine, `${cartLine} ${sentLine} mergeSource replacing`],
  [
    'a product',
    Product,
    `price discountMapping priceModifiers ingredients ingredientModifiers options sections timeConditions category
    subCategory name code notGoKitchen notGoWaterBar setOrderOrGiftOnly hideFromOnline eatInOnly freeSurcharge
    discountable autoMerge stock`,
  ],
  ['a stock', Stock, 'mode onlineMode quantity onlineThreshold stockMode productOptions'],
  [
    'an option group',
    ProductOption,
    `type required multiple minPick maxPick allowQuantity minQuantity maxQuantity allowSameValue enjoyDiscount
    allowedOrderType timeConditions draft stock hideInKitchen printerColor autoMergeGreedy`,
  ],
  [
    'a choice',
    Choice,
    `name price type product defaultSelected defaultSelectedQuantity minQuantity maxQuantity required priceModifiers
    ingredients timeConditions hideInKitchen hideInReceipt`,
  ],
  [
    'a price modifier',
    PriceModifier,
    'productOption modifier section timeCondition orderType percent price',
  ],
  [
    'a discount rule',
    OrderDiscount,
    `source priority phase startDate endDate shops sections for type discountType discount point fixedPoint
    percentagePoint targetStepAmount maxStep repeat productMode priceTypes conditions discountRules discountAny ruleType
    rules orderType status beforeServiceCharge freeProducts automaticAddFreeProduct`,
  ],
  [
    'a condition',
    RuleCondition,
    `for product productOption category sections excludeProduct excludeProductOption excludeCategory excludeSections
    minQty minWeight minTotal afterMinTotal includeModifier excludeModifier timeConditions`,
  ],
  ['a free product', FreeProduct, 'product options productOption eproductOption'],
  ['a tax', TaxSetting, 'percent included priceTypes taxGroup rules productMode status disabled'],
  [
    'a surcharge',
    SurchargeSetting,
    `percent amountPerProduct fixedAmount amountPerPerson discountable manual rules productMode`,
  ],
  ['a time condition', TimeCondition, 'timeType weekdays from to startDate endDate'],
  ['a vip level', VipLevel, 'orderDiscount discountLists name status'],
  [
    'a shop',
    Shop,
    `name openForOnline openForApp openTakeAway openDineInNoTable onlineEnabledFixedCode
    onlineDineInNoTableEnabledFixedCode onlineSessionTimeout onlineOpeningHours useDefaultsForSetItem address
    addressDetail images logo openTime closeTime phone lat long currency discountRoundFactor discountRoundMethod
    taxRoundFactor taxRoundMethod surchargeRoundFactor surchargeRoundMethod priceRoundFactor priceRoundMethod
    defaultKitchen defaultWaterbar onlineCanSwitchSection autoMergeInPOS autoMergeOrderedInPOS`,
  ],
  ['a section', Section, 'sectionSettings timeRange showOrder'],
  [
    'a session',
    TableSession,
    `_id type status source section shop user tables products discounts surcharges taxes taxFree tips tipsWithoutTaxAdj
    tipsTax tipsWithoutTax adjusts preAdjusts lineAdjusts payments paymentSurchargeTax paymentSurchargeWithoutTax
    modifiers paidTime startTime bookedTime createTime checkBillTime endTime restoreKey restoreKeys qrCodeViewItem
    capacity desiredCapacity tvStatus availableSections sessionName orderCutoffTime orderLeaveTime tableItem twTaxType
    twTaxVehicle twTaxComp twDonate twTaxNrt`,
  ],
]

describe('CAT-5.3: a record of the specification has its fields', () => {
  it.each(records)('%s', (_name, { properties }, fields) => {
    expect(fields.split(/\s+/).filter((field) => !(field in properties))).toEqual([])
  })
})
