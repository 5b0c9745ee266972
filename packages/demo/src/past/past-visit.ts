/** A guest who visited on a past day, as planned; times are minutes after midnight. */
export interface PastVisit {
  readonly type: 'dineIn' | 'dineInNoTable' | 'takeAway'
  /** The id of their table. */
  readonly table?: string
  readonly guests: number
  /** When each round is ordered, the first as they come. */
  readonly rounds: readonly number[]
  /** When they have paid and leave. */
  readonly leaves: number
  readonly orderedBy: 'guest' | 'waiter'
  /** Whether they are the demo's member. */
  readonly isMember: boolean
  readonly contact: { readonly contactName: string; readonly phone: string }
  readonly pays: 'cash' | 'card' | 'balance'
  /** Of what they pay, in percent. */
  readonly tip: number
  /** A coupon of the group by its code, which a waiter adds. */
  readonly code?: string
  /** What goes otherwise than usual. */
  readonly turn?: 'discount' | 'void' | 'refund' | 'walkedOut'
}
