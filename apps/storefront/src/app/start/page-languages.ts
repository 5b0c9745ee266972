import { chosenTag, detectLocale, type Locale } from '@comanda/locales'
import { guestLanguages } from '../../device/guest-languages.ts'

/** Returns the languages that the guest reads, best first: the chosen one, then those of the phone. */
export const guestReads = (): readonly string[] => {
  const chosen = chosenTag(document.cookie)
  return chosen ? [chosen, ...guestLanguages()] : guestLanguages()
}

/** Returns the language of the app's words: if it has none of the guest's, that in which the server has written the page. */
export const pageLocale = (): Locale =>
  detectLocale({ cookie: '', languages: [...guestReads(), document.documentElement.lang] })
