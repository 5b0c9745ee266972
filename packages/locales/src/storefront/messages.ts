import type { Locale } from '../language/locales.ts'
import type { MessageKey, Translate, Translated } from '../message/message-key.ts'
import type english from './en.json'

/** The messages of the diner's app. */
export type StorefrontMessages = Translated<typeof english>
export type StorefrontKey = MessageKey<StorefrontMessages>
export type StorefrontTranslate = Translate<StorefrontKey>

const loaders: Readonly<Record<Locale, () => Promise<{ default: StorefrontMessages }>>> = {
  en: () => import('./en.json'),
  'zh-hk': () => import('./zh-hk.json'),
  'zh-cn': () => import('./zh-cn.json'),
}

/** Loads the messages of one language. */
export const loadStorefrontMessages = async (locale: Locale): Promise<StorefrontMessages> =>
  (await loaders[locale]()).default
