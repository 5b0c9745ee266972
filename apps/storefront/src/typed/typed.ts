import { jsonEntry, webStorage } from '@comanda/client'

const entry = jsonEntry(
  webStorage(() => window.sessionStorage),
  'typed',
)

const forms = (): Readonly<Record<string, unknown>> => {
  const kept = entry.read()
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}

/**
 * What was typed into a form and is not sent yet, by the form's name. It stays on this device, for this tab alone, so that a
 * reload, or a phone that drops the tab, loses nothing. Passwords are never kept.
 */
export const typed = {
  /** To be read with care. */
  read: (form: string): unknown => forms()[form],
  keep: (form: string, value: unknown): void => entry.write({ ...forms(), [form]: value }),
  forget: (form: string): void => {
    const { [form]: gone, ...others } = forms()
    if (gone !== undefined) entry.write(others)
  },
  /** Whoever logs out leaves nothing for the next. */
  forgetAll: (): void => entry.remove(),
}
