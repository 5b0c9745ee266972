import { localizedName, type LocalizedText } from '@comanda/engine/catalog'
import { useMessages } from './messages.ts'

/** Returns a function that reads names of records in the language of the page. */
export const useNames = (): ((name: LocalizedText | undefined) => string) => {
  const { locale } = useMessages()
  return (name) => localizedName(name, locale)
}
