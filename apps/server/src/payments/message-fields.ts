/** Returns the fields of a form, or undefined if one occurs twice: two readers could see two values. */
export const formFields = (raw: Buffer | string): ReadonlyMap<string, string> | undefined => {
  const pairs = [...new URLSearchParams(raw.toString())]
  const fields = new Map(pairs)
  return fields.size === pairs.length ? fields : undefined
}

const line = /^\s*([\w ]+?)\s*[:=]\s?(.*?)\s*$/

/** Returns the fields of lines `Name: value` and `Name=value`; other lines are left out. */
export const lineFields = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/[\r\n]+/).flatMap((one) => {
      const [, name, value] = line.exec(one) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    }),
  )

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the JSON value of a text, or undefined if it is not JSON. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Returns the value at a path of field names in parsed JSON, or undefined if there is no such field. */
export const valueAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, field) => (isObject(at) && Object.hasOwn(at, field) ? at[field] : undefined),
    value,
  )

/** Returns the text at a path, of a number its digits; undefined if there is neither. */
export const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = valueAt(value, ...path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}

/** Returns the list at a path, empty if there is no list. */
export const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = valueAt(value, ...path)
  return Array.isArray(found) ? found : []
}
