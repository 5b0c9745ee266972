/** What the merchant has of Stripe. */
export const merchant = {
  account: 'acct_SB_demo',
  secretKey: 'sk_test_SB_demo',
  webhookSecret: 'whsec_SB_demo',
  location: 'tml_SB_demo',
} as const

export const readerIds = ['tmr_SB_demo', 'tmr_SB_offline', 'tmr_SB_busy'] as const

const withoutDecimals = ['jpy', 'krw', 'vnd', 'clp', 'pyg', 'ugx', 'xaf', 'xof', 'xpf']

/** How many hundredths one unit of Stripe's amounts is. */
export const unitOf = (currency: string): number =>
  withoutDecimals.includes(currency.toLowerCase()) ? 100 : 1
