import { localizedEntry, type LocalizedText } from '@comanda/engine/catalog'
import { nameTag } from '@comanda/engine/languages'
import { languageTag } from '@comanda/locales'
import { useMessages } from './messages.ts'
import { useReading } from './reading.tsx'

/**
 * Returns a function that says of which language the shown text of a name is, as its `lang`: screen readers speak it, and browsers
 * choose its letters by that. Undefined if it is the page's.
 */
export const useLang = (): ((name: LocalizedText | undefined) => string | undefined) => {
  const { locale } = useMessages()
  const languages = useReading()
  return (name) => {
    const entry = localizedEntry(name, languages)
    const lang = entry && nameTag(entry.lang)
    const page = languageTag[locale].replace('HK', 'Hant').replace('CN', 'Hans')
    return lang === page ? undefined : lang
  }
}
