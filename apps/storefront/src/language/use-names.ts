import { localizedName, type LocalizedText } from '@comanda/engine/catalog'
import { useReading } from './reading.tsx'

/** Returns a function that reads names of records in the guest's language. */
export const useNames = (): ((name: LocalizedText | undefined) => string) => {
  const languages = useReading()
  return (name) => localizedName(name, languages)
}
