import { textFields } from '../../drafts/text-fields.ts'
import { drafts } from '../../drafts/drafts.ts'

const FORM = 'order'
const fields = [
  'contactName',
  'licensePlate',
  'phone',
  'pickupTime',
  'remark',
  'invoice',
  'electronic',
  'company',
  'donate',
  'nrt',
] as const

/** The texts of the cart's form; `invoice` is the selected kind, and each kind has its own text. */
export type OrderTexts = Partial<Record<(typeof fields)[number], string>>

/** Returns the draft of this tab for an order at a place; empty if it was entered for another place. */
export const readOrderTexts = (place: string): OrderTexts => {
  const draft = drafts.read(FORM)
  return textFields(draft, ['place']).place === place ? textFields(draft, fields) : {}
}

export const storeOrderTexts = (place: string, texts: OrderTexts): void =>
  drafts.save(FORM, { ...texts, place })

/** Removes the draft once its order is placed. */
export const removeOrderTexts = (): void => drafts.remove(FORM)
