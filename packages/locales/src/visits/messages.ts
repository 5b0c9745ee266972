import type { Locale } from '../language/locales.ts'
import { createMessageArea, type MessageArea } from '../message/message-area.ts'
import type { MessageKey, Translated } from '../message/message-key.ts'
import type english from './en.json'

/** Messages around an order: shops, history, reservations, news, payment. */
export type VisitMessages = Translated<typeof english>
export type VisitKey = MessageKey<VisitMessages>

const loaders: Readonly<Record<Locale, () => Promise<{ default: VisitMessages }>>> = {
  en: () => import('./en.json'),
  'zh-hk': () => import('./zh-hk.json'),
  'zh-cn': () => import('./zh-cn.json'),
}

/** Loaded with the first screen that uses them. */
export const visitMessages: MessageArea<VisitMessages> = createMessageArea(
  async (locale): Promise<VisitMessages> => (await loaders[locale]()).default,
)
