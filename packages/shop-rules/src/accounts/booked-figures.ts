interface Sum {
  readonly amount: number
}

interface TaxFigures extends Sum {
  readonly percent: number
  readonly included: boolean
  /** What was taxed, with the tax if it is included. */
  readonly base: number
}

interface PaymentFigures extends Sum {
  readonly method?: string
  readonly type: 'counter' | 'balance' | 'card' | 'wallet' | 'channel'
  readonly tips: number
  readonly surcharge: number
  readonly rounding?: number
  /** What of all these has the number of a card reader's slip, tips included. */
  readonly referenced?: number
}

/** Of the figures of a business day, in currency units, what is booked (STAFF-6.4). */
export interface BookedFigures {
  readonly bills: {
    readonly discounts: number
    readonly taxIncluded: number
    readonly taxExcluded: number
    readonly rounding: number
    readonly tips: number
    readonly total: number
    readonly topUps: Sum
    readonly deposits?: Sum
  }
  readonly taxes?: readonly TaxFigures[]
  readonly payments: readonly PaymentFigures[]
  /** What channels keep of what they owe. */
  readonly channels?: readonly { readonly channel: string; readonly commission: number }[]
  readonly closings: Readonly<Record<'paidElsewhere' | 'onTheHouse' | 'walkout', Sum>>
  readonly prepaid: number
  readonly paidBefore: number
  readonly ofEarlier: number
  /** Of `ofEarlier`, what changed bills of closed days: sales of this day, less than 0, but for `deposits` that went back. */
  readonly ofClosed?: Sum & { readonly deposits?: number; readonly taxes: readonly TaxFigures[] }
  readonly cash: { readonly payIn: number; readonly payOut: number; readonly difference: number }
  readonly deposits?: Readonly<Record<'received' | 'setAgainst' | 'givenBack' | 'kept', number>>
}
