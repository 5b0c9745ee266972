/** A piece of HTML in which everything that came from outside is escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

type Value = string | number | Html | readonly Html[] | undefined

const write = (value: Value): string => {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map((one) => one.text).join('')
  return escape(String(value))
}

/** A template of HTML: its values are escaped, unless they are HTML themselves. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => part + write(values[index])).join(''))
