import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { localeCookie } from '../language/locale-cookie.ts'
import { languageTag, type Locale } from '../language/locales.ts'
import type { MessageArea } from '../message/message-area.ts'
import type { Catalogue, MessageKey, Translate } from '../message/message-key.ts'
import { createTranslator, type TranslatorOptions } from '../message/translator.ts'

/** The language of the page and its words. */
export interface Messages<K extends string> {
  readonly locale: Locale
  readonly t: Translate<K>
  /** Loads another language, then shows it and keeps it for 365 days; the old one stays until it is there. */
  readonly changeLocale: (locale: Locale) => Promise<void>
}

/** Messages that a server gives at run time, and where missing ones are told. */
export type RemoteWords = Pick<TranslatorOptions, 'over' | 'onMissing'>

export interface RemoteWordsSource {
  /** What goes before the catalogues in a language: the same object until it changes. */
  readonly of: (locale: Locale) => RemoteWords
  /** A language shows: its words are wanted. */
  readonly load: (locale: Locale) => void
}

export interface ProviderProps<C> {
  readonly locale: Locale
  /** The catalogue of `locale`, loaded before the first paint. */
  readonly catalogue: C
  readonly remote?: RemoteWordsSource
  readonly children: ReactNode
}

interface Shown<C extends Catalogue> extends Messages<MessageKey<C>> {
  readonly catalogue: C
  readonly words: RemoteWords
}

const noWords: RemoteWords = {}
const noRemote: RemoteWordsSource = { of: () => noWords, load: () => undefined }

/**
 * The provider and hooks of one app's messages: `load` fetches the catalogue of a language, `areas` are those that load
 * with their screens.
 */
export const createMessagesContext = <C extends Catalogue>(
  load: (locale: Locale) => Promise<C>,
  areas: readonly MessageArea[] = [],
) => {
  const Context = createContext<Shown<C> | undefined>(undefined)

  const MessagesProvider = ({
    locale: first,
    catalogue,
    remote = noRemote,
    children,
  }: ProviderProps<C>) => {
    const [shown, setShown] = useState({ locale: first, catalogue })
    const words = remote.of(shown.locale)
    const { load: loadRemote } = remote
    useEffect(() => {
      document.documentElement.lang = languageTag[shown.locale]
      loadRemote(shown.locale)
    }, [shown.locale, loadRemote])
    const messages = useMemo(
      () => ({
        ...shown,
        words,
        t: createTranslator(shown.locale, shown.catalogue, words as TranslatorOptions<C>),
        changeLocale: async (locale: Locale) => {
          const used = areas.filter((area) => area.isUsed())
          const [loaded] = await Promise.all([
            load(locale),
            ...used.map((area) => area.load(locale)),
          ])
          document.cookie = localeCookie(locale)
          setShown({ locale, catalogue: loaded })
        },
      }),
      [shown, words],
    )
    return <Context value={messages}>{children}</Context>
  }

  const useShown = (): Shown<C> => {
    const shown = use(Context)
    if (!shown) throw new Error('useMessages is used outside its MessagesProvider')
    return shown
  }
  const useMessages: () => Messages<MessageKey<C>> = useShown

  /** The hook of an area: knows its keys and the app's own; waits (Suspense) while it loads. */
  const createAreaHook =
    <A extends Catalogue>(area: MessageArea<A>) =>
    (): Messages<MessageKey<A> | MessageKey<C>> => {
      const { locale, catalogue, words, changeLocale } = useShown()
      const own = use(area.load(locale))
      return useMemo(
        () => ({
          locale,
          changeLocale,
          t: createTranslator<A, C>(locale, own, { ...words, fallback: catalogue }),
        }),
        [locale, catalogue, words, changeLocale, own],
      )
    }

  return { MessagesProvider, useMessages, createAreaHook }
}
