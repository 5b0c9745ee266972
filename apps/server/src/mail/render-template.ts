import type { TemplateName, MailLocale, MailValues } from '../tables/mails.ts'
import type { Templates } from './templates.ts'
import { en } from './templates/en.ts'
import { zhCn } from './templates/zh-cn.ts'
import { zhHk } from './templates/zh-hk.ts'

const languages: Readonly<Record<MailLocale, Templates>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }

/** A rendered mail, as plain text and HTML. */
export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const isCode = (paragraph: string): boolean => /^\d{6,8}$/.test(paragraph)

/** A line that is an address alone is a link, as in the text, where mail programs make it one. */
const linked = (line: string): string =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${line.replaceAll('"', '&quot;')}">${line}</a>` : line

const paragraphOf = (paragraph: string): string =>
  isCode(paragraph)
    ? `<p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:24px 0">${paragraph}</p>`
    : `<p style="margin:16px 0">${escaped(paragraph).split('\n').map(linked).join('<br>')}</p>`

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

/** Leaves out the paragraphs for which there is no value: a link to a server without an address, a time that is over. */
const withoutEmpty = (text: string, values: MailValues): string =>
  text
    .split('\n\n')
    .filter(
      (paragraph) =>
        ![...paragraph.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => values[name] === ''),
    )
    .join('\n\n')

/** Renders a template in a language with values. A paragraph with an empty value is left out. */
export const renderTemplate = (
  letter: TemplateName,
  locale: MailLocale,
  values: MailValues,
): RenderedMail => {
  const { subject, text } = languages[locale][letter]
  const body = filled(withoutEmpty(text, values), values).trim()
  const line = filled(subject, values).replaceAll(/\s+/g, ' ')
  return { subject: line, text: body, html: page(locale, body) }
}
