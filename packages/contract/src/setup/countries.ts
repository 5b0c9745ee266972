import type { LocalizedText as LocalizedTextSchema } from '../fields/localized-text.ts'
import type { Static } from '@feathersjs/typebox'
import type { Currency } from '../shops/schema.ts'

type LocalizedText = Static<typeof LocalizedTextSchema>

/** A tax as restaurants of a country usually charge it. `percent` 5 is 5 %. */
export interface UsualTax {
  readonly name: LocalizedText
  readonly percent: number
  /** Whether prices include it. */
  readonly included: boolean
  /** Whether it is for guests who eat here, or for what they take away; by default for both. */
  readonly of?: 'dineIn' | 'takeAway'
}

/** What a new shop of a country begins with; its owner changes any of it (SETUP-2.2). */
export interface UsualShop {
  readonly currency: Currency
  /** IANA names, the usual one first. */
  readonly timeZones: readonly [string, ...string[]]
  /** The smallest coin by which prices are rounded, in cents. */
  readonly coin: number
  /** What is paid in cash is rounded to, in cents; absent if prices are cash (PAY-3.9). */
  readonly cashRounding?: number
  readonly taxes: readonly UsualTax[]
  /** For guests who eat here, in percent; 0 for none. */
  readonly serviceCharge: number
}

const text = (en: string, cht: string, chs: string): LocalizedText => [
  { lang: 'en', value: en },
  { lang: 'cht', value: cht },
  { lang: 'chs', value: chs },
]

/** Value added tax, included in the prices that guests read. */
const vat = (percent: number, of?: UsualTax['of']): UsualTax => ({
  name: text('VAT', '增值稅', '增值税'),
  percent,
  included: true,
  ...(of && { of }),
})

/**
 * Rates of 2026, as published by the authority that each comment names. They are a beginning for the owner to check, not
 * advice.
 */
export const countries = {
  // No sales tax (Inland Revenue Department); 10 % “加一” is the custom; coins of 10 cents (HKMA).
  HK: { currency: 'HKD', timeZones: ['Asia/Hong_Kong'], coin: 10, taxes: [], serviceCharge: 10 },
  // Business tax 5 %, included in shown prices (Value-added and Non-value-added Business Tax Act, articles 10 and 32).
  TW: {
    currency: 'TWD',
    timeZones: ['Asia/Taipei'],
    coin: 100,
    taxes: [{ name: text('Business tax', '營業稅', '营业税'), percent: 5, included: true }],
    serviceCharge: 10,
  },
  // GST 9 % since 2024, added after the service charge (IRAS, “GST for restaurants”); bills to 5 cents (MAS).
  SG: {
    currency: 'SGD',
    timeZones: ['Asia/Singapore'],
    coin: 5,
    taxes: [{ name: text('GST', '消費稅', '消费税'), percent: 9, included: false }],
    serviceCharge: 10,
  },
  // Service tax 6 % on food and drinks, also after the rise to 8 % of 2024 (Royal Malaysian Customs); 5 sen (BNM).
  MY: {
    currency: 'MYR',
    timeZones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
    coin: 5,
    taxes: [{ name: text('Service tax', '服務稅', '服务税'), percent: 6, included: false }],
    serviceCharge: 10,
  },
  // VAT is in the price and on the fapiao only (State Taxation Administration).
  CN: { currency: 'CNY', timeZones: ['Asia/Shanghai'], coin: 1, taxes: [], serviceCharge: 0 },
  // Consumption tax 10 %, 8 % on food to take away; shown prices include it (National Tax Agency, No. 6102 and 6902).
  JP: {
    currency: 'JPY',
    timeZones: ['Asia/Tokyo'],
    coin: 100,
    taxes: [
      {
        name: text('Consumption tax 10%', '消費稅 10%', '消费税 10%'),
        percent: 10,
        included: true,
        of: 'dineIn',
      },
      {
        name: text('Consumption tax 8%', '消費稅 8%', '消费税 8%'),
        percent: 8,
        included: true,
        of: 'takeAway',
      },
    ],
    serviceCharge: 0,
  },
  // VAT 7 %, included (Revenue Department).
  TH: {
    currency: 'THB',
    timeZones: ['Asia/Bangkok'],
    coin: 25,
    taxes: [vat(7)],
    serviceCharge: 0,
  },
  // GST 10 %, included (Australian Taxation Office); cards to the cent, cash to 5 cents (ACCC).
  AU: {
    currency: 'AUD',
    timeZones: [
      'Australia/Sydney',
      'Australia/Brisbane',
      'Australia/Adelaide',
      'Australia/Darwin',
      'Australia/Perth',
    ],
    coin: 1,
    cashRounding: 5,
    taxes: [{ name: text('GST', '消費稅', '消费税'), percent: 10, included: true }],
    serviceCharge: 0,
  },
  // GST 15 %, included (Inland Revenue); cash to 10 cents (Reserve Bank of New Zealand).
  NZ: {
    currency: 'NZD',
    timeZones: ['Pacific/Auckland', 'Pacific/Chatham'],
    coin: 1,
    cashRounding: 10,
    taxes: [{ name: text('GST', '消費稅', '消费税'), percent: 15, included: true }],
    serviceCharge: 0,
  },
  // VAT 10 %, included (National Tax Service); no coin below 10 won is in use.
  KR: {
    currency: 'KRW',
    timeZones: ['Asia/Seoul'],
    coin: 100,
    cashRounding: 1000,
    taxes: [vat(10)],
    serviceCharge: 0,
  },
  // VAT 20 %, included; eating out has no lower rate since 2022 (HMRC, VAT Notice 709/1). Service is at the guest's discretion.
  GB: {
    currency: 'GBP',
    timeZones: ['Europe/London'],
    coin: 1,
    taxes: [vat(20)],
    serviceCharge: 0,
  },
  // Meals 7 % since 2026 (UStG, section 12 (2) No. 15); drinks have 19 %, which the owner adds.
  DE: { currency: 'EUR', timeZones: ['Europe/Berlin'], coin: 1, taxes: [vat(7)], serviceCharge: 0 },
  // Meals 10 % (CGI, article 279 m); alcohol has 20 %. Service is included by law.
  FR: { currency: 'EUR', timeZones: ['Europe/Paris'], coin: 1, taxes: [vat(10)], serviceCharge: 0 },
  // Restaurants 10 % (DPR 633/1972, table A, part III, 121).
  IT: { currency: 'EUR', timeZones: ['Europe/Rome'], coin: 1, taxes: [vat(10)], serviceCharge: 0 },
  // Restaurants 10 % (Ley 37/1992, article 91.1.2.2).
  ES: {
    currency: 'EUR',
    timeZones: ['Europe/Madrid', 'Atlantic/Canary'],
    coin: 1,
    taxes: [vat(10)],
    serviceCharge: 0,
  },
  // Meals 9 % (Wet OB 1968, table I, b 12); alcohol has 21 %.
  NL: {
    currency: 'EUR',
    timeZones: ['Europe/Amsterdam'],
    coin: 1,
    taxes: [vat(9)],
    serviceCharge: 0,
  },
  // Eaten here 8.1 %, taken away 2.6 % since 2024 (Federal Tax Administration); cash to 5 centimes.
  CH: {
    currency: 'CHF',
    timeZones: ['Europe/Zurich'],
    coin: 1,
    cashRounding: 5,
    taxes: [vat(8.1, 'dineIn'), vat(2.6, 'takeAway')],
    serviceCharge: 0,
  },
  // Restaurants 12 %; food to take away 6 % from April 2026 to the end of 2027 (Skatteverket). Cash to the krona (Act 1970:1029).
  SE: {
    currency: 'SEK',
    timeZones: ['Europe/Stockholm'],
    coin: 1,
    cashRounding: 100,
    taxes: [vat(12, 'dineIn'), vat(6, 'takeAway')],
    serviceCharge: 0,
  },
  // Meals 12 % since 2024 (VAT Act 235/2004); most drinks have 21 %. Cash to the koruna.
  CZ: {
    currency: 'CZK',
    timeZones: ['Europe/Prague'],
    coin: 1,
    cashRounding: 100,
    taxes: [vat(12)],
    serviceCharge: 0,
  },
  // Sales tax differs by state, county and city: the owner enters it.
  US: {
    currency: 'USD',
    timeZones: [
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Phoenix',
      'America/Los_Angeles',
      'America/Anchorage',
      'Pacific/Honolulu',
    ],
    coin: 1,
    taxes: [{ name: text('Sales tax', '銷售稅', '销售税'), percent: 0, included: false }],
    serviceCharge: 0,
  },
} as const satisfies Readonly<Record<string, UsualShop>>

export type Country = keyof typeof countries

/** Returns what a new shop of the country begins with. */
export const usualShop = (country: Country): UsualShop => countries[country]
