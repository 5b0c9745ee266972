import { guestLanguage, shopLanguages } from '@comanda/engine/catalog'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useDiner } from '../diner/diner-context.tsx'
import { useCatalogue } from '../diner/use-stores.ts'
import { useMessages } from './messages.ts'

const Reading = createContext<readonly string[] | undefined>(undefined)

/** Says in which languages the guest reads what the shop has written (CAT-1.13). */
export const ReadingProvider = ({ children }: { readonly children: ReactNode }) => {
  const { locale, chosen } = useMessages()
  const { reads } = useDiner()
  const key = shopLanguages(useCatalogue().menu?.shop).join()
  const languages = useMemo(() => {
    const shop = key.split(',') as unknown as ReturnType<typeof shopLanguages>
    return [guestLanguage([chosen ?? [], reads ?? [], locale].flat(), shop) ?? locale, locale]
  }, [locale, chosen, reads, key])
  return <Reading value={languages}>{children}</Reading>
}

/** Returns the languages in which names are read, best first: of the shop's the guest's, then the page's (CAT-1.1). */
export const useReading = (): readonly string[] => {
  const { locale } = useMessages()
  return use(Reading) ?? [locale]
}
