import { jsonEntry, webStorage } from '@comanda/client'
import { textFields } from './text-fields.ts'

/** The key of local storage; removed with all else that a diner leaves on a shared device. */
export const LAST_CHECKOUT = 'lastCheckout'

const entry = jsonEntry(
  webStorage(() => window.localStorage),
  LAST_CHECKOUT,
)
const fields = ['contactName', 'phone', 'licensePlate', 'payBy', 'payMethod', 'dishes'] as const

/** Who picked up the last order, how it was paid: by a kind, and the id of a method, and the shop with the dishes ordered there. */
type LastCheckout = Partial<Record<(typeof fields)[number], string>>

/** What the diner gave for their last order, which the next one begins with (SCREEN-4.7); empty before the first. */
export const lastCheckout = {
  read: (): LastCheckout => textFields(entry.read(), fields),
  save: (checkout: LastCheckout): void => entry.write({ ...lastCheckout.read(), ...checkout }),
  remove: (): void => entry.remove(),
}
