import type { AppLocale } from '@comanda/contract'
import { createHash } from 'node:crypto'
import type { Form } from '../../../payments/provider.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? one)

const script = 'document.forms[0].submit()'
const scriptHash = createHash('sha256').update(script).digest('base64')

/** The button of those whose browser does not send the form by itself. */
const words: Readonly<Record<string, readonly [title: string, button: string]>> = {
  en: ['Payment', 'Continue to payment'],
  'zh-hk': ['付款', '前往付款'],
  'zh-cn': ['付款', '前往付款'],
} satisfies Record<AppLocale, readonly [string, string]>

/** A page with its content security policy. */
export interface SelfSendingPage {
  readonly html: string
  readonly policy: string
}

/**
 * Returns where a form may be sent. Chromium applies this to redirects of the response, too: a provider of a channel may lead on
 * to the payer's bank, whose address nobody knows beforehand.
 */
const targetsOf = ({ protocol, origin }: URL): string => (protocol === 'https:' ? protocol : origin)

/** Returns a page whose form sends itself to the provider (PAY-2.14). */
export const formPage = ({ action, fields }: Form, locale: string): SelfSendingPage => {
  const lang = Object.hasOwn(words, locale) ? locale : 'en'
  const [title = '', button = ''] = words[lang] ?? []
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const html = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title></head><body>`,
    `<form method="post" action="${escaped(action)}">`,
    ...inputs,
    `<button>${button}</button></form><script>${script}</script></body></html>`,
  ].join('\n')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}'`,
    `form-action ${targetsOf(new URL(action))}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}
