import type { Locale } from '../language/locales.ts'
import { createMessageArea, type MessageArea } from '../message/message-area.ts'
import type { MessageKey, Translated } from '../message/message-key.ts'
import type english from './en.json'

/** Messages of the payment pages. */
export type PaymentMessages = Translated<typeof english>
export type PaymentKey = MessageKey<PaymentMessages>

const loaders: Readonly<Record<Locale, () => Promise<{ default: PaymentMessages }>>> = {
  en: () => import('./en.json'),
  'zh-hk': () => import('./zh-hk.json'),
  'zh-cn': () => import('./zh-cn.json'),
}

/** Loaded with the first screen that uses them. */
export const paymentMessages: MessageArea<PaymentMessages> = createMessageArea(
  async (locale): Promise<PaymentMessages> => (await loaders[locale]()).default,
)
