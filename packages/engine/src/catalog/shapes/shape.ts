/**
 * A problem and its path, from the value inwards: `.price` + `: must be a number`. `undefined` if the value is valid.
 */
export type Fault = { readonly path: string; readonly problem: string } | undefined

/** Validates a value. */
export type Shape = (value: unknown) => Fault

const fault = (problem: string): Fault => ({ path: '', problem })

/** Creates a shape from a test and its description. */
export const wanting =
  (test: (value: unknown) => boolean, wanted: string): Shape =>
  (value) =>
    test(value) ? undefined : fault(`must be ${wanted}`)

/** Missing (or null) is fine. */
export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value == null ? undefined : shape(value)

/** A list of things of one shape. */
export const listOf =
  (shape: Shape): Shape =>
  (value) => {
    if (!Array.isArray(value)) return fault('must be a list')
    for (let index = 0; index < value.length; index++) {
      const found = shape(value[index])
      if (found) return { path: `[${index}]${found.path}`, problem: found.problem }
    }
    return undefined
  }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record with these fields, and any others; `also` looks at fields together. */
export const recordOf = (
  fields: Readonly<Record<string, Shape>>,
  also?: (record: Readonly<Record<string, unknown>>) => Fault,
): Shape => {
  const entries = Object.entries(fields)
  const byName = new Map(entries)
  const required = entries.filter(([, shape]) => shape(undefined) !== undefined)
  const firstFault = (record: Readonly<Record<string, unknown>>): Fault => {
    for (const [name, shape] of entries) {
      const found = shape(record[name])
      if (found) return { path: `.${name}${found.path}`, problem: found.problem }
    }
    return undefined
  }
  return (value) => {
    if (!isRecord(value)) return fault('must be a record')
    // A line has few of its many fields: those that it has are looked at, and all in their order only if one is wrong.
    for (const name in value) if (byName.get(name)?.(value[name])) return firstFault(value)
    for (const [name, shape] of required) if (shape(value[name])) return firstFault(value)
    return also?.(value)
  }
}
