import type { Shop } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'
import { greatestShopNumber } from '../identifiers/shop-ids.ts'

export const shopNumbers = pgSequence('shop_numbers', {
  startWith: 1,
  maxValue: greatestShopNumber,
})

export const shops = pgTable(
  'shops',
  {
    _id: idColumn('_id').notNull(),
    /** The number that the ids of the shop's records carry (ID-1.1). It never changes. */
    number: integer('number')
      .notNull()
      .default(sql`nextval('shop_numbers')`),
    name: nested<Shop['name']>('name').notNull(),
    address: nested<NonNullable<Shop['address']>>('address'),
    addressDetail: nested<NonNullable<Shop['addressDetail']>>('address_detail'),
    phone: text('phone'),
    lat: doublePrecision('lat'),
    long: doublePrecision('long'),
    images: nested<NonNullable<Shop['images']>>('images'),
    logo: idColumn('logo'),
    openTime: text('open_time'),
    closeTime: text('close_time'),
    timeZone: text('time_zone').notNull(),
    currency: text('currency').$type<Shop['currency']>().notNull(),
    openForOnline: boolean('open_for_online'),
    openForApp: boolean('open_for_app'),
    openTakeAway: boolean('open_take_away'),
    openDineInNoTable: boolean('open_dine_in_no_table'),
    onlineEnabledFixedCode: boolean('online_enabled_fixed_code'),
    onlineDineInNoTableEnabledFixedCode: boolean('online_dine_in_no_table_enabled_fixed_code'),
    onlineRequiresPresence: boolean('online_requires_presence'),
    onlineSessionTimeout: doublePrecision('online_session_timeout'),
    onlineOpeningHours: nested<NonNullable<Shop['onlineOpeningHours']>>('online_opening_hours'),
    onlineCanSwitchSection: boolean('online_can_switch_section'),
    useDefaultsForSetItem: boolean('use_defaults_for_set_item'),
    defaultKitchen: text('default_kitchen'),
    defaultWaterbar: text('default_waterbar'),
    autoMergeInPOS: boolean('auto_merge_in_p_o_s'),
    autoMergeOrderedInPOS: boolean('auto_merge_ordered_in_p_o_s'),
    discountBeforeServiceCharge: boolean('discount_before_service_charge'),
    discountRoundFactor: doublePrecision('discount_round_factor'),
    discountRoundMethod:
      text('discount_round_method').$type<NonNullable<Shop['discountRoundMethod']>>(),
    taxRoundFactor: doublePrecision('tax_round_factor'),
    taxRoundMethod: text('tax_round_method').$type<NonNullable<Shop['taxRoundMethod']>>(),
    surchargeRoundFactor: doublePrecision('surcharge_round_factor'),
    surchargeRoundMethod:
      text('surcharge_round_method').$type<NonNullable<Shop['surchargeRoundMethod']>>(),
    priceRoundFactor: doublePrecision('price_round_factor'),
    priceRoundMethod: text('price_round_method').$type<NonNullable<Shop['priceRoundMethod']>>(),
    minOrderInterval: integer('min_order_interval'),
    maxPending: integer('max_pending'),
    maxQuantity: integer('max_quantity'),
    maxPortions: integer('max_portions'),
    maxSessionLines: integer('max_session_lines'),
    paused: nested<NonNullable<Shop['paused']>>('paused'),
    prepMinutes: nested<NonNullable<Shop['prepMinutes']>>('prep_minutes'),
    slowed: nested<NonNullable<Shop['slowed']>>('slowed'),
    acceptance: nested<NonNullable<Shop['acceptance']>>('acceptance'),
    acceptWithin: integer('accept_within'),
    staffLimits: nested<NonNullable<Shop['staffLimits']>>('staff_limits'),
    maxUnpaidPerDevice: integer('max_unpaid_per_device'),
    maxUnpaidPerAddress: integer('max_unpaid_per_address'),
    unconfirmedMinutes: integer('unconfirmed_minutes'),
    dinersCancel: boolean('diners_cancel'),
    payFirst: nested<NonNullable<Shop['payFirst']>>('pay_first'),
    payWithin: integer('pay_within'),
    tipChoices: nested<NonNullable<Shop['tipChoices']>>('tip_choices'),
    orderCutoffMinutes: integer('order_cutoff_minutes'),
    orderLeaveMinutes: integer('order_leave_minutes'),
    sittings: nested<NonNullable<Shop['sittings']>>('sittings'),
    beingSetUp: boolean('being_set_up'),
    taxId: text('tax_id'),
    order: integer('order'),
  },
  (table) => [primaryKey({ columns: [table._id] }), uniqueIndex('shops_number').on(table.number)],
)
