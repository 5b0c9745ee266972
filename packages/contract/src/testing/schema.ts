/** The parts of a JSON schema that are read. */
export type Schema = Readonly<Record<string, unknown>>

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null

export const schemasOf = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : []

export const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise
