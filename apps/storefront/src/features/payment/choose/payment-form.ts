import type { InvoiceTexts } from '../../invoice/use-invoice.ts'

/** What the link to the page asks for. */
export interface PaymentWish {
  /** The method to begin with. */
  readonly method?: string | undefined
  /** A payment that this one replaces. */
  readonly replace?: string | undefined
  /** The seat whose dishes are chosen to begin with. */
  readonly seat?: string | undefined
}

export const PARTS = ['all', 'share', 'items', 'amount'] as const
/** Which part of a bill is paid. */
export type Part = (typeof PARTS)[number]

/** What a diner chose and typed on the payment page. */
export interface PaymentForm {
  readonly part: Part
  /** How many people share the bill equally. */
  readonly people: number
  /** How many of each line the diner had. */
  readonly dishes: Readonly<Record<string, number>>
  readonly amount: string
  /** A percentage, or an amount of their own. No tip is chosen beforehand (PAY-8.4). */
  readonly tips: 'none' | 'other' | number
  readonly tipsAmount: string
  readonly method: string | undefined
  readonly invoice: InvoiceTexts
}

export const emptyForm: PaymentForm = {
  part: 'all',
  people: 2,
  dishes: {},
  amount: '',
  tips: 'none',
  tipsAmount: '',
  method: undefined,
  invoice: {},
}

/** Returns a typed amount in cents, or `undefined` if it is not one. */
export const typedCents = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,11}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
