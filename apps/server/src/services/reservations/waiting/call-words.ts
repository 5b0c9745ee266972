import type { MailLocale } from '../../../tables/mails.ts'

/** The text to the phone of a party that is called. A text has few characters. */
const words: Readonly<Record<MailLocale, string>> = {
  en: '{shop}: your table is ready. Number {number}. {link}',
  'zh-hk': '{shop}：{number} 號，你的枱已備妥，請回到門口。{link}',
  'zh-cn': '{shop}：{number} 号，您的餐桌已备好，请回到门口。{link}',
}

export const callWords = (
  locale: MailLocale,
  values: { readonly shop: string; readonly number: string; readonly link: string },
): string =>
  words[locale]
    .replace('{shop}', () => values.shop)
    .replace('{number}', () => values.number)
    .replace('{link}', () => values.link)
    .trim()
