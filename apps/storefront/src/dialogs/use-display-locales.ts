import { type Locale, localeOfShop, localeOfTag, locales } from '@comanda/locales'
import { useEffect } from 'react'
import { useDiner } from '../diner/diner-context.tsx'
import { useCatalogue, useVisit } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'

/** Returns the languages of the app's words that guests choose from, in the order of the product (SHELL-2.5). */
export const useDisplayLocales = (): readonly Locale[] => {
  const { displayLocales } = useVisit().look ?? {}
  return displayLocales ? locales.filter((locale) => displayLocales.includes(locale)) : locales
}

/** Shows a page whose language is not offered, or nobody's choice, in one that is: a guest's whom it does not know reads the shop's. */
export const useDisplayedLanguage = (): void => {
  const { locale, chosen, changeLocale } = useMessages()
  const { reads = [] } = useDiner()
  const languages = useCatalogue().menu?.shop.languages
  const offered = useDisplayLocales()
  const [first = locale] = offered
  const isKnown = reads.length === 0 || chosen !== undefined || reads.some(localeOfTag)
  const wanted = isKnown || !languages ? locale : localeOfShop(languages)
  const shown = offered.includes(wanted) ? wanted : first
  useEffect(() => {
    if (shown !== locale) void changeLocale(shown, isKnown ? shown : null)
  }, [shown, locale, changeLocale, isKnown])
}
