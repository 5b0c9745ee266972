import { numberOf, type Schema } from './schema.ts'

/** A valid value with one change. */
export interface Mutation {
  /** The change, such as `lines.0.quantity: below its minimum`. */
  readonly what: string
  readonly value: unknown
}

export const mutation = (what: string, value: unknown): Mutation => ({ what, value })

/** Returns the changes of a text that its schema forbids. */
export const textMutations = (schema: Schema, value: string): readonly Mutation[] => {
  const { pattern, format } = schema
  const [least, most] = [numberOf(schema['minLength'], 0), numberOf(schema['maxLength'], Infinity)]
  const long = () =>
    format === 'email' ? `${'a'.repeat(most)}@comanda.test` : 'a'.repeat(most + 1)
  return [
    mutation(': a number instead of a text', 7),
    ...(typeof pattern === 'string' ? [mutation(': against its pattern', `${value} \n`)] : []),
    ...(typeof format === 'string' ? [mutation(`: no ${format}`, `${value}!`)] : []),
    ...(least > 0 ? [mutation(': too short', 'a'.repeat(least - 1))] : []),
    ...(Number.isFinite(most) ? [mutation(': too long', long())] : []),
  ]
}

/** Returns the changes of a number that its schema forbids. */
export const numberMutations = (schema: Schema): readonly Mutation[] => {
  const { minimum, maximum, exclusiveMinimum, multipleOf } = schema
  const inside = numberOf(minimum, numberOf(exclusiveMinimum, 0)) + 1
  return [
    mutation(': a text instead of a number', 'seven'),
    ...(typeof minimum === 'number' ? [mutation(': below its minimum', minimum - 1)] : []),
    ...(typeof maximum === 'number' ? [mutation(': above its maximum', maximum + 1)] : []),
    ...(typeof exclusiveMinimum === 'number'
      ? [mutation(': not above its limit', exclusiveMinimum)]
      : []),
    ...(typeof multipleOf === 'number' ? [mutation(': no multiple', inside + multipleOf / 2)] : []),
    ...(schema['type'] === 'integer' ? [mutation(': no whole number', inside + 0.5)] : []),
  ]
}
