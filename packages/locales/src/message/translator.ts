import { languageTag, type Locale } from '../language/locales.ts'
import type { Catalogue, Message, MessageKey, MessageValues, Translate } from './message-key.ts'

const isPlural = (node: Message | Catalogue): node is Exclude<Message, string> =>
  typeof node === 'object' && typeof node['other'] === 'string'

const findMessage = (catalogue: Catalogue, key: string): Message | undefined => {
  let node: Message | Catalogue | undefined = catalogue
  for (const part of key.split('.')) {
    if (node === undefined || typeof node === 'string' || isPlural(node)) return undefined
    node = Object.hasOwn(node, part) ? node[part] : undefined
  }
  return node !== undefined && (typeof node === 'string' || isPlural(node)) ? node : undefined
}

const HAN = /\p{sc=Han}/u

/** Fills in values; between Chinese and one that has Latin letters stands a space, as around any foreign word (LANG-1.11). */
const fill = (text: string, values: MessageValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder: string, name: string, at: number) => {
    if (!Object.hasOwn(values, name)) return placeholder
    const value = String(values[name])
    if (!/[A-Za-z]/.test(value)) return value
    const before = HAN.test(text.charAt(at - 1)) && /^\w/.test(value)
    const after = HAN.test(text.charAt(at + placeholder.length)) && /\w$/.test(value)
    return `${before ? ' ' : ''}${value}${after ? ' ' : ''}`
  })

/** Further sources of messages, and a report of missing ones. */
export interface TranslatorOptions<F extends Catalogue = Catalogue> {
  /** Texts that override the catalogue, by key; plural forms as `{key}.{category}`. */
  readonly overrides?: Readonly<Record<string, string>> | undefined
  /** Messages for keys that the catalogue lacks. */
  readonly fallback?: F
  /** Called with each key that no catalogue has. */
  readonly onMissing?: ((key: string) => void) | undefined
}

/**
 * Returns a function that translates the keys of a catalogue: placeholders are filled in, a plural form is selected by
 * `count` and the rules of the language. A missing key is looked up in the fallback catalogue; if that lacks it too,
 * the key itself is returned, so that the gap is visible and nothing breaks.
 */
export const createTranslator = <C extends Catalogue, F extends Catalogue = C>(
  locale: Locale,
  catalogue: C,
  { overrides, fallback, onMissing }: TranslatorOptions<F> = {},
): Translate<MessageKey<C> | MessageKey<F>> => {
  const plurals = new Intl.PluralRules(languageTag[locale])
  const own = (key: string): string | undefined =>
    overrides && Object.hasOwn(overrides, key) ? overrides[key] : undefined
  return (key, values = {}) => {
    const category = plurals.select(Number(values['count'] ?? 0))
    const given = own(`${key}.${category}`) ?? own(`${key}.other`) ?? own(key)
    if (given !== undefined) return fill(given, values)
    const message =
      findMessage(catalogue, key) ?? (fallback ? findMessage(fallback, key) : undefined)
    if (message === undefined) {
      onMissing?.(key)
      return key
    }
    return fill(
      typeof message === 'string' ? message : (message[category] ?? message.other),
      values,
    )
  }
}
