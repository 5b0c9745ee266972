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

const fill = (text: string, values: MessageValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  )

/** What else a translator reads in. */
export interface TranslatorOptions<F extends Catalogue = Catalogue> {
  /** Messages that go before the catalogue's own. */
  readonly over?: Catalogue | undefined
  /** Messages for keys that the catalogue lacks. */
  readonly fallback?: F
  /** Hears each key that is found nowhere. */
  readonly onMissing?: ((key: string) => void) | undefined
}

/**
 * Translates the keys of a catalogue: `{name}` is filled from the values, a plural message is chosen by `count` in the
 * rules of the language. A key that is not there is read in the fallback catalogue, else it stands for itself, so that
 * a missing message is seen and breaks nothing.
 */
export const createTranslator = <C extends Catalogue, F extends Catalogue = C>(
  locale: Locale,
  catalogue: C,
  { over, fallback, onMissing }: TranslatorOptions<F> = {},
): Translate<MessageKey<C> | MessageKey<F>> => {
  const plurals = new Intl.PluralRules(languageTag[locale])
  const all: readonly Catalogue[] = [over, catalogue, fallback].filter((part) => part !== undefined)
  return (key, values = {}) => {
    let message: Message | undefined
    for (const part of all) message ??= findMessage(part, key)
    if (message === undefined) {
      onMissing?.(key)
      return key
    }
    if (typeof message === 'string') return fill(message, values)
    const category = plurals.select(Number(values['count'] ?? 0))
    return fill(message[category] ?? message.other, values)
  }
}
