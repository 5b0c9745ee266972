import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { localeCookie } from '../language/locale-cookie.ts'
import { languageTag, type Locale } from '../language/locales.ts'
import type { MessageArea } from '../message/message-area.ts'
import type { Catalogue, MessageKey, Translate } from '../message/message-key.ts'
import { createTranslator, type TranslatorOptions } from '../message/translator.ts'

/** The current language and its translator. */
export interface Messages<K extends string> {
  readonly locale: Locale
  readonly t: Translate<K>
  /** The BCP 47 tag that was chosen on this page, which the messages may not have. */
  readonly chosen?: string | undefined
  /**
   * Loads another language, then shows it and stores the choice for 365 days: the language itself, another one of which it is the
   * closest, or `null` if nobody has chosen. The current one stays until then.
   */
  readonly changeLocale: (locale: Locale, chosen?: string | null) => Promise<void>
}

/** Messages that the server provides at run time, and the report of missing ones. */
export type RemoteMessages = Pick<TranslatorOptions, 'overrides' | 'onMissing'>

export interface RemoteMessagesSource {
  /** Returns the overrides of a language; the same object until they change. */
  readonly of: (locale: Locale) => RemoteMessages
  /** Called with each language that is shown. */
  readonly load: (locale: Locale) => void
}

export interface ProviderProps<C> {
  readonly locale: Locale
  /** The catalogue of `locale`, loaded before the first paint. */
  readonly catalogue: C
  readonly remote?: RemoteMessagesSource
  readonly children: ReactNode
}

interface Shown<C extends Catalogue> extends Messages<MessageKey<C>> {
  readonly catalogue: C
  readonly words: RemoteMessages
}

const noMessages: RemoteMessages = {}
const noRemote: RemoteMessagesSource = { of: () => noMessages, load: () => undefined }

/**
 * Returns the provider and hooks for the messages of an app. `load` fetches the catalogue of a language; `areas` are
 * loaded with the screens that use them.
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
    const [shown, setShown] = useState<Pick<Shown<C>, 'locale' | 'catalogue' | 'chosen'>>({
      locale: first,
      catalogue,
    })
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
        changeLocale: async (locale: Locale, chosen: string | null = locale) => {
          const used = areas.filter((area) => area.isUsed())
          const [loaded] = await Promise.all([
            load(locale),
            ...used.map((area) => area.load(locale)),
          ])
          if (chosen !== null) document.cookie = localeCookie(chosen)
          setShown((before) => ({ locale, catalogue: loaded, chosen: chosen ?? before.chosen }))
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

  /** Returns the hook of an area, which translates its own keys and the app's; it suspends while the area loads. */
  const createAreaHook =
    <A extends Catalogue>(area: MessageArea<A>) =>
    (): Messages<MessageKey<A> | MessageKey<C>> => {
      const { locale, chosen, catalogue, words, changeLocale } = useShown()
      const own = use(area.load(locale))
      return useMemo(
        () => ({
          locale,
          chosen,
          changeLocale,
          t: createTranslator<A, C>(locale, own, { ...words, fallback: catalogue }),
        }),
        [locale, chosen, catalogue, words, changeLocale, own],
      )
    }

  return { MessagesProvider, useMessages, createAreaHook }
}
