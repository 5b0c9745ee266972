import type { LetterName, MailLocale, MailValues } from '../tables/mails.ts'
import type { Letters } from './letters.ts'
import { en } from './letters/en.ts'
import { zhCn } from './letters/zh-cn.ts'
import { zhHk } from './letters/zh-hk.ts'

const languages: Readonly<Record<MailLocale, Letters>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }

/** What a mail says: plain text, and the same as a page. */
export interface WrittenLetter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const isCode = (paragraph: string): boolean => /^\d{6,8}$/.test(paragraph)

const paragraphOf = (paragraph: string): string =>
  isCode(paragraph)
    ? `<p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:24px 0">${paragraph}</p>`
    : `<p style="margin:16px 0">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`

const page = (locale: MailLocale, text: string): string =>
  [
    `<!doctype html><html lang="${locale}"><body style="font:16px/1.5 system-ui,sans-serif;color:#1c1917;`,
    `max-width:480px;margin:0 auto;padding:24px">`,
    ...text.split('\n\n').filter(Boolean).map(paragraphOf),
    '</body></html>',
  ].join('')

const filled = (text: string, values: MailValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  )

/** Writes a letter in a language with the values in their places. */
export const writeLetter = (
  letter: LetterName,
  locale: MailLocale,
  values: MailValues,
): WrittenLetter => {
  const { subject, text } = languages[locale][letter]
  const body = filled(text, values).trim()
  const line = filled(subject, values).replaceAll(/\s+/g, ' ')
  return { subject: line, text: body, html: page(locale, body) }
}
