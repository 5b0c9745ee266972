import type { Locale } from '@comanda/locales'
import { loadStorefrontMessages, type StorefrontMessages } from '@comanda/locales/storefront'
import { visitMessages } from '@comanda/locales/visits'
import { useEffect, useState } from 'react'

/** A language and its messages. */
export interface Words {
  readonly locale: Locale
  readonly catalogue: StorefrontMessages
}

/** Loads a language with the messages of the first screens. */
export const loadWords = async (locale: Locale): Promise<Words> => {
  const [catalogue] = await Promise.all([
    loadStorefrontMessages(locale),
    visitMessages.load(locale),
  ])
  return { locale, catalogue }
}

/** Returns the words of the language that staff have set; those before until they are loaded. */
export const useWordsOf = (locale: Locale | undefined, before: Words): Words => {
  const [words, setWords] = useState(before)
  useEffect(() => {
    let isOver = false
    const load = async (): Promise<void> => {
      const loaded = await loadWords(locale ?? 'en').catch(() => undefined)
      if (loaded && !isOver) setWords(loaded)
    }
    if (words.locale !== (locale ?? 'en')) void load()
    return () => {
      isOver = true
    }
  }, [locale, words.locale])
  return words
}
