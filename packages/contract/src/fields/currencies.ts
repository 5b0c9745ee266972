/** The currencies of shops and balances, by their codes in ISO 4217. */
export const currencies = [
  'HKD',
  'USD',
  'TWD',
  'SGD',
  'AUD',
  'MYR',
  'VND',
  'THB',
  'JPY',
  'CNY',
  'GBP',
  'EUR',
] as const
