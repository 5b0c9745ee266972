import type { Menu } from '@comanda/contract'
import { guestLanguage, shopLanguages } from '@comanda/engine/catalog'
import { nameTag } from '@comanda/engine/languages'
import { linkedText, menuJsonLd } from '@comanda/shop-rules/sheets'

/** Returns a menu as JSON-LD in the first of the languages that the shop has, or else its own; `site` is where the app is. */
export const linkedMenu = (menu: Menu, site: string, languages: readonly string[]): string => {
  const own = shopLanguages(menu.shop)
  const language = guestLanguage(languages, own) ?? own[0]
  return linkedText(menuJsonLd(menu, { site, locale: language ? nameTag(language) : 'en' }))
}
