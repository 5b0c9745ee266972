import { type NameLanguage, shopLanguages } from '@comanda/engine/catalog'
import { nameTag } from '@comanda/engine/languages'
import { localeOfTag } from '@comanda/locales'

/** A language in which only the menu is, and its name in itself. */
interface MenuLanguage {
  readonly language: NameLanguage
  readonly name: string
}

/** Returns the languages in which a shop's menu is and the app's words are not. */
export const languagesOfMenu = (
  shop: Parameters<typeof shopLanguages>[0],
): readonly MenuLanguage[] =>
  shopLanguages(shop)
    .filter((language) => !localeOfTag(nameTag(language)))
    .map((language) => ({
      language,
      name: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
    }))
