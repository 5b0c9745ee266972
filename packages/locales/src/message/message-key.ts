/** A text, or a text per plural category of the language, chosen by `count`. */
export type Message = string | PluralMessage
export interface PluralMessage {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** The messages of an app in one language, grouped by feature at any depth. */
export interface Catalogue {
  readonly [key: string]: Message | Catalogue
}

/** The same messages in any language; each language has its own plural forms. */
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

/** Values of the placeholders (`{name}`) of a message. `count` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Returns the message of a key with its placeholders filled in. */
export type Translate<K extends string> = (key: K, values?: MessageValues) => string
