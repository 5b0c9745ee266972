/** What the merchant has of Adyen; the HMAC key is that of Adyen's own example. */
export const merchant = {
  account: 'SB_demo',
  apiKey: 'sb-demo-adyen-api-key',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
} as const

const withoutDecimals = [
  'CVE',
  'DJF',
  'GNF',
  'IDR',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
]

/** How many hundredths one unit of Adyen's amounts is. */
export const unitOf = (currency: string): number =>
  withoutDecimals.includes(currency.toUpperCase()) ? 100 : 1
