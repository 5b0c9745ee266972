/** One part of a slip: paper of one width, or a mail. */
export type SlipPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly look?: 'small' | 'strong' | 'struck' }
  /** Two texts at the two ends of a line. */
  | {
      readonly kind: 'row'
      readonly left: string
      readonly right: string
      readonly isStrong?: boolean
    }
  | { readonly kind: 'rule' }

/** What is on a slip, from its head to its foot. */
export type Slip = readonly SlipPart[]

/** The languages of slips. */
export type SlipLocale = 'en' | 'zh-hk' | 'zh-cn'
