import type { Locale } from '../language/locales.ts'
import type { Catalogue } from './message-key.ts'

/** Messages that load with the first screen that uses them. */
export interface MessageArea<C extends Catalogue = Catalogue> {
  /** Loads a language; the same promise for as long as it does not fail. React reads one that is fulfilled at once. */
  readonly load: (locale: Locale) => Promise<C>
  /** Whether any language of it was ever asked for. */
  readonly isUsed: () => boolean
}

export const createMessageArea = <C extends Catalogue>(
  fetch: (locale: Locale) => Promise<C>,
): MessageArea<C> => {
  const loading = new Map<Locale, Promise<C>>()
  const load = (locale: Locale): Promise<C> => {
    const present = loading.get(locale)
    if (present) return present
    const asked = fetch(locale).then(
      (catalogue) => {
        void Object.assign(asked, { status: 'fulfilled', value: catalogue })
        return catalogue
      },
      (error: unknown) => {
        loading.delete(locale)
        throw error
      },
    )
    loading.set(locale, asked)
    return asked
  }
  return { load, isUsed: () => loading.size > 0 }
}
