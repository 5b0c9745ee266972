import type { SlipPart } from '@comanda/contract'

export type { AppLocale as SlipLocale, SlipPart } from '@comanda/contract'

/** How large a text is, and whether it stands out. */
export type TextLook = NonNullable<Extract<SlipPart, { kind: 'text' }>['look']>

/** What is on a slip, from its head to its foot. */
export type Slip = readonly SlipPart[]
