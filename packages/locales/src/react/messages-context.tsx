import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { localeCookie } from '../language/locale-cookie.ts'
import { languageTag, type Locale } from '../language/locales.ts'
import type { Catalogue, MessageKey, Translate } from '../message/message-key.ts'
import { createTranslator } from '../message/translator.ts'

/** The language of the page and its words. */
export interface Messages<K extends string> {
  readonly locale: Locale
  readonly t: Translate<K>
  /** Loads another language, then shows it and keeps it for 365 days; the old one stays until it is there. */
  readonly changeLocale: (locale: Locale) => Promise<void>
}

export interface ProviderProps<C> {
  readonly locale: Locale
  /** The catalogue of `locale`, loaded before the first paint. */
  readonly catalogue: C
  readonly children: ReactNode
}

/** The provider and hook of one app's messages; `load` fetches the catalogue of a language. */
export const createMessagesContext = <C extends Catalogue>(
  load: (locale: Locale) => Promise<C>,
) => {
  const Context = createContext<Messages<MessageKey<C>> | undefined>(undefined)

  const MessagesProvider = ({ locale: first, catalogue, children }: ProviderProps<C>) => {
    const [shown, setShown] = useState({ locale: first, catalogue })
    useEffect(() => {
      document.documentElement.lang = languageTag[shown.locale]
    }, [shown.locale])
    const messages = useMemo(
      () => ({
        locale: shown.locale,
        t: createTranslator(shown.locale, shown.catalogue),
        changeLocale: async (locale: Locale) => {
          const loaded = await load(locale)
          document.cookie = localeCookie(locale)
          setShown({ locale, catalogue: loaded })
        },
      }),
      [shown],
    )
    return <Context value={messages}>{children}</Context>
  }

  const useMessages = (): Messages<MessageKey<C>> => {
    const messages = use(Context)
    if (!messages) throw new Error('useMessages is used outside its MessagesProvider')
    return messages
  }

  return { MessagesProvider, useMessages }
}
