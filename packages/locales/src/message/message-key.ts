/** A message: a text, or one text for each plural category of its language, chosen by `count`. */
export type Message = string | PluralMessage
export interface PluralMessage {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** The messages of an app in one language: by feature, as deep as it pleases. */
export interface Catalogue {
  readonly [key: string]: Message | Catalogue
}

/** The same messages in any language: of the plural forms each language has its own. */
export type Translated<C> = {
  readonly [K in keyof C]: C[K] extends string
    ? string
    : C[K] extends { readonly other: string }
      ? PluralMessage
      : Translated<C[K]>
}

/** Dotted keys of a catalogue's messages: `cart.placeOrder`. */
export type MessageKey<C> = {
  [K in keyof C & string]: C[K] extends string
    ? K
    : C[K] extends { readonly other: string }
      ? K
      : `${K}.${MessageKey<C[K]>}`
}[keyof C & string]

/** What stands in for `{name}` in a message. `count` also chooses the plural. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A message in words. */
export type Translate<K extends string> = (key: K, values?: MessageValues) => string
