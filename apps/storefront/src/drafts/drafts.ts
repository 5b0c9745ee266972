import { jsonEntry, webStorage } from '@comanda/client'
import { lastCheckout } from './last-checkout.ts'

const entry = jsonEntry(
  webStorage(() => window.sessionStorage),
  'typed',
)

const all = (): Readonly<Record<string, unknown>> => {
  const saved = entry.read()
  return typeof saved === 'object' && saved !== null ? { ...saved } : {}
}

/**
 * Form drafts: text that was entered and is not sent yet, by the form's name. They stay on this device, for this tab alone,
 * so that a reload, or a phone that drops the tab, loses nothing. Passwords are never saved.
 */
export const drafts = {
  /** Returns the draft of a form; its shape is not checked. */
  read: (form: string): unknown => all()[form],
  save: (form: string, value: unknown): void => entry.write({ ...all(), [form]: value }),
  remove: (form: string): void => {
    const { [form]: draft, ...others } = all()
    if (draft !== undefined) entry.write(others)
  },
  /** Removes all drafts and the last checkout, so that logging out leaves nothing for the next user. */
  clear: (): void => {
    entry.remove()
    lastCheckout.remove()
  },
}
