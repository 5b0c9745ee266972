import { nameLanguages } from '@comanda/engine/catalog'
import type { MenuColumn } from '@comanda/shop-rules/menu-import'
import { useMessages } from '../../staff/messages.ts'
import { useLanguageName } from '../../staff/use-languages.ts'

/** Returns a function that says what a column of a menu has. */
export const useMenuColumnWords = (): ((column: MenuColumn) => string) => {
  const { t } = useMessages()
  const languageName = useLanguageName()
  return (column) => {
    const [text, language] = column.split('_')
    const lang = nameLanguages.find((one) => one === language)
    const words = t(`menuFile.columns.${text as Exclude<MenuColumn, `${string}_${string}`>}`)
    return lang ? t('settings.inLanguage', { text: words, language: languageName(lang) }) : words
  }
}
