import type { RemoteTranslations } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { Locale } from '@comanda/locales'
import type { RemoteMessagesSource } from '@comanda/locales/react'
import { useMemo } from 'react'

/** Returns staff's own words, which replace the app's, and reports missing ones. */
export const useRemoteWords = (translations: RemoteTranslations): RemoteMessagesSource => {
  const known = useStore(translations.state)
  return useMemo(() => {
    const made = new Map<Locale, ReturnType<RemoteMessagesSource['of']>>()
    return {
      of: (locale) => {
        const words = made.get(locale) ?? {
          overrides: known.get(locale),
          onMissing: (key: string) => translations.miss(locale, key),
        }
        made.set(locale, words)
        return words
      },
      load: translations.load,
    }
  }, [known, translations])
}
