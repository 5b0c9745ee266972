import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { OneOf } from './one-of.ts'

const Text = Type.String({ maxLength: 300 })
/** `large` is read from an arm's length, at a stove. */
const TextLook = OneOf('small', 'plain', 'strong', 'large')

/** One part of a slip: on paper of any width, or in a mail. */
export const SlipPart = Type.Union([
  Closed({ kind: Type.Literal('heading'), text: Text }),
  Closed({
    kind: Type.Literal('text'),
    text: Text,
    look: Type.Optional(TextLook),
    /** It belongs to the text above. */
    isInset: Type.Optional(Type.Boolean()),
    /** It is not to be made. */
    isStruck: Type.Optional(Type.Boolean()),
  }),
  /** White on black: what nobody may miss. */
  Closed({ kind: Type.Literal('banner'), text: Text }),
  /** Two texts at the two ends of a line. */
  Closed({
    kind: Type.Literal('row'),
    left: Text,
    right: Text,
    look: Type.Optional(TextLook),
  }),
  Closed({ kind: Type.Literal('rule') }),
  /** One QR code, or two side by side, of the same size. */
  Closed({
    kind: Type.Literal('codes'),
    texts: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { minItems: 1, maxItems: 2 }),
  }),
  /** A barcode of Code 39. */
  Closed({
    kind: Type.Literal('barcode'),
    text: Type.String({ pattern: '^[0-9A-Z]{1,40}$' }),
  }),
])
export type SlipPart = Static<typeof SlipPart>

/** What is on a slip, from its head to its foot. */
export const Slip = Type.Array(SlipPart, { minItems: 1, maxItems: 300 })
export type Slip = Static<typeof Slip>
