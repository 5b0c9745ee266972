import { languageTag, localeNames } from '@comanda/locales'
import { useCatalogue } from '../diner/use-stores.ts'
import { languagesOfMenu } from '../language/languages-of-menu.ts'
import { useMessages } from '../language/messages.ts'
import { useReading } from '../language/reading.tsx'
import { useDisplayLocales } from './use-display-locales.ts'

/** A language that guests choose. */
interface LanguageChoice {
  /** Its BCP 47 tag. */
  readonly tag: string
  /** Its name in itself. */
  readonly name: string
  readonly isShown: boolean
  readonly choose: () => Promise<void>
}

/** Returns the languages that guests choose from: those of the app's words, then those in which only the menu is (SHELL-2.5). */
export const useLanguageChoices = (): readonly LanguageChoice[] => {
  const { locale, changeLocale } = useMessages()
  const offered = useDisplayLocales()
  const [read] = useReading()
  const ofMenu = languagesOfMenu(useCatalogue().menu?.shop)
  const isOfMenu = ofMenu.some(({ language }) => language === read)
  return [
    ...offered.map((one) => ({
      tag: languageTag[one],
      name: localeNames[one],
      isShown: !isOfMenu && one === locale,
      choose: () => changeLocale(one),
    })),
    ...ofMenu.map(({ language, name }) => ({
      tag: language,
      name,
      isShown: language === read,
      choose: () => changeLocale(locale, language),
    })),
  ]
}
