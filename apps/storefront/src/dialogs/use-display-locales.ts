import { type Locale, locales } from '@comanda/locales'
import { useEffect } from 'react'
import { useVisit } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'

/** Returns the languages that guests choose from, in the order of the product (SHELL-2.5). */
export const useDisplayLocales = (): readonly Locale[] => {
  const { displayLocales } = useVisit().look ?? {}
  return displayLocales ? locales.filter((locale) => displayLocales.includes(locale)) : locales
}

/** Shows a page whose language is not offered in one that is. */
export const useDisplayedLanguage = (): void => {
  const { locale, changeLocale } = useMessages()
  const offered = useDisplayLocales()
  const [first = locale] = offered
  const shown = offered.includes(locale) ? locale : first
  useEffect(() => {
    if (shown !== locale) void changeLocale(shown)
  }, [shown, locale, changeLocale])
}
