/** How large a text is, and whether it stands out: `large` is read from an arm's length, at a stove. */
export type TextLook = 'small' | 'plain' | 'strong' | 'large'

/** One part of a slip: on paper of any width, or in a mail. */
export type SlipPart =
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly look?: TextLook
      /** It belongs to the text above. */
      readonly isInset?: boolean
      /** It is not to be made. */
      readonly isStruck?: boolean
    }
  /** White on black: what nobody may miss. */
  | { readonly kind: 'banner'; readonly text: string }
  /** Two texts at the two ends of a line. */
  | {
      readonly kind: 'row'
      readonly left: string
      readonly right: string
      readonly look?: TextLook
    }
  | { readonly kind: 'rule' }

/** What is on a slip, from its head to its foot. */
export type Slip = readonly SlipPart[]

/** The languages of slips. */
export type SlipLocale = 'en' | 'zh-hk' | 'zh-cn'
