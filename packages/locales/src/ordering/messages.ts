import type { Locale } from '../language/locales.ts'
import { createMessageArea, type MessageArea } from '../message/message-area.ts'
import type { MessageKey, Translated } from '../message/message-key.ts'
import type english from './en.json'

/** Messages of product, cart, bill and order. */
export type OrderingMessages = Translated<typeof english>
export type OrderingKey = MessageKey<OrderingMessages>

const loaders: Readonly<Record<Locale, () => Promise<{ default: OrderingMessages }>>> = {
  en: () => import('./en.json'),
  'zh-hk': () => import('./zh-hk.json'),
  'zh-cn': () => import('./zh-cn.json'),
}

/** Loaded with the first screen that uses them. */
export const orderingMessages: MessageArea<OrderingMessages> = createMessageArea(
  async (locale): Promise<OrderingMessages> => (await loaders[locale]()).default,
)
