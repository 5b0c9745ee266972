import type { Locale } from '../language/locales.ts'
import { createMessageArea, type MessageArea } from '../message/message-area.ts'
import type { MessageKey, Translate, Translated } from '../message/message-key.ts'
import type english from './en.json'

/** Messages of the member area. */
export type MemberMessages = Translated<typeof english>
export type MemberKey = MessageKey<MemberMessages>
export type MemberTranslate = Translate<MemberKey>

const loaders: Readonly<Record<Locale, () => Promise<{ default: MemberMessages }>>> = {
  en: () => import('./en.json'),
  'zh-hk': () => import('./zh-hk.json'),
  'zh-cn': () => import('./zh-cn.json'),
}

/** Loaded with the first screen that uses them. */
export const memberMessages: MessageArea<MemberMessages> = createMessageArea(
  async (locale): Promise<MemberMessages> => (await loaders[locale]()).default,
)
