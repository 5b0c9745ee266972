/** What a shop books, each on an account of its own choice (LEDGER-1.1). */
export const accountNames = [
  'cash',
  'terminal',
  'card',
  'wallet',
  'balance',
  'sales',
  'tax',
  'discounts',
  'paymentSurcharges',
  'tips',
  'rounding',
  'prepayments',
  'deposits',
  'keptDeposits',
  'paidElsewhere',
  'onTheHouse',
  'walkout',
  'payIn',
  'payOut',
  'cashDifference',
  'clearing',
  'channel',
  'channelCommissions',
] as const
export type AccountName = (typeof accountNames)[number]

/** The accounts of what is taxed at a rate; without `sales` it is booked with all other sales. */
export interface RateAccounts {
  /** 19 is 19 %. */
  readonly percent: number
  readonly sales?: string
  readonly tax?: string
  /** DATEV's BU key, if `sales` is no account that knows its tax by itself. */
  readonly key?: string
}

/** The account codes of a shop. */
export interface AccountChart {
  readonly accounts: Readonly<Partial<Record<AccountName, string>>>
  readonly rates: readonly RateAccounts[]
  /** Payment methods with an account other than that of their type. */
  readonly methods: readonly { readonly method: string; readonly account: string }[]
}
