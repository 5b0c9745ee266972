import type { Locale } from '../language/locales.ts'
import type { Catalogue } from './message-key.ts'

/** Messages that are loaded with the first screen that uses them. */
export interface MessageArea<C extends Catalogue = Catalogue> {
  /** Loads a language. Returns the same promise until it fails; React reads a fulfilled one without suspending. */
  readonly load: (locale: Locale) => Promise<C>
  /** Whether any language of the area has been requested. */
  readonly isUsed: () => boolean
}

export const createMessageArea = <C extends Catalogue>(
  fetch: (locale: Locale) => Promise<C>,
): MessageArea<C> => {
  const loading = new Map<Locale, Promise<C>>()
  const load = (locale: Locale): Promise<C> => {
    const present = loading.get(locale)
    if (present) return present
    const request = fetch(locale).then(
      (catalogue) => {
        void Object.assign(request, { status: 'fulfilled', value: catalogue })
        return catalogue
      },
      (error: unknown) => {
        loading.delete(locale)
        throw error
      },
    )
    loading.set(locale, request)
    return request
  }
  return { load, isUsed: () => loading.size > 0 }
}
