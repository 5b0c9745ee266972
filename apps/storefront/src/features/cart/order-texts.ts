import { textFields } from '../../drafts/text-fields.ts'
import { drafts } from '../../drafts/drafts.ts'

const FORM = 'order'
const fields = [
  'contactName',
  'phone',
  'pickupTime',
  'remark',
  'invoice',
  'electronic',
  'company',
  'donate',
  'nrt',
] as const

/** What was typed into the cart's form; `invoice` is the kind that was chosen, and each kind has its own text. */
export type OrderTexts = Partial<Record<(typeof fields)[number], string>>

/** What was typed in this tab for an order at a place; nothing where it was typed for another. */
export const keptOrderTexts = (place: string): OrderTexts => {
  const kept = drafts.read(FORM)
  return textFields(kept, ['place']).place === place ? textFields(kept, fields) : {}
}

export const keepOrderTexts = (place: string, texts: OrderTexts): void =>
  drafts.save(FORM, { ...texts, place })

/** The order was placed: the next says what is said then. */
export const forgetOrderTexts = (): void => drafts.remove(FORM)
