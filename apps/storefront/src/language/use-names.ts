import { localizedName, type LocalizedText } from '@comanda/engine/catalog'
import { useMessages } from './messages.ts'

/** Reads names of records in the language of the page. */
export const useNames = (): ((name: LocalizedText | undefined) => string) => {
  const { locale } = useMessages()
  return (name) => localizedName(name, locale)
}
