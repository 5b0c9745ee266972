import type { Locale } from '../language/locales.ts'
import type { MessageKey, Translate, Translated } from '../message/message-key.ts'
import type english from './en.json'

/** The messages of the staff console. */
export type ConsoleMessages = Translated<typeof english>
export type ConsoleKey = MessageKey<ConsoleMessages>
export type ConsoleTranslate = Translate<ConsoleKey>

const loaders: Readonly<Record<Locale, () => Promise<{ default: ConsoleMessages }>>> = {
  en: () => import('./en.json'),
  'zh-hk': () => import('./zh-hk.json'),
  'zh-cn': () => import('./zh-cn.json'),
}

/** Loads the messages of one language. */
export const loadConsoleMessages = async (locale: Locale): Promise<ConsoleMessages> =>
  (await loaders[locale]()).default
