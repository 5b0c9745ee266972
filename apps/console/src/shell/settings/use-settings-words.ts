import { locales } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import { useEffect, useState } from 'react'
import type { SettingsWords } from './find-settings.ts'

const loadAll = async (): Promise<SettingsWords> => {
  const loaded = await Promise.all(
    locales.map(async (locale) => {
      const messages = await loadConsoleMessages(locale).catch(() => undefined)
      return [locale, messages] as const
    }),
  )
  return Object.fromEntries(loaded)
}

/** Returns the words of settings in all languages, once they are needed and loaded; one that cannot be loaded is left out. */
export const useSettingsWords = (isNeeded: boolean): SettingsWords | undefined => {
  const [words, setWords] = useState<SettingsWords>()
  useEffect(() => {
    if (isNeeded) void loadAll().then(setWords)
  }, [isNeeded])
  return words
}
