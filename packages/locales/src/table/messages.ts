import type { Locale } from '../language/locales.ts'
import { createMessageArea, type MessageArea } from '../message/message-area.ts'
import type { MessageKey, Translated } from '../message/message-key.ts'
import type english from './en.json'

/** Messages around an order: shops, history, reservations, news, payment. */
export type TableMessages = Translated<typeof english>
export type TableKey = MessageKey<TableMessages>

const loaders: Readonly<Record<Locale, () => Promise<{ default: TableMessages }>>> = {
  en: () => import('./en.json'),
  'zh-hk': () => import('./zh-hk.json'),
  'zh-cn': () => import('./zh-cn.json'),
}

/** Loaded with the first screen that uses them. */
export const tableMessages: MessageArea<TableMessages> = createMessageArea(
  async (locale): Promise<TableMessages> => (await loaders[locale]()).default,
)
