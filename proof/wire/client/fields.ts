/** Anything that comes over the wire, as JSON has it. */
export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value as an object. Throws if it is a list or a plain value. */
export const fieldsOf = (value: unknown): Fields => {
  if (isFields(value)) return value
  throw new Error(`expected a record, not ${JSON.stringify(value)}`)
}

/** Returns the records of what `find` returns: an array, or a page with `data` and `total`. */
export const recordsOf = (found: unknown): Fields[] => {
  const list: unknown = isFields(found) ? found['data'] : found
  if (!Array.isArray(list)) throw new Error(`expected a list, not ${JSON.stringify(found)}`)
  return list.map(fieldsOf)
}

/** Returns what is at a path such as `products.0.name`, or undefined. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => {
    if (Array.isArray(inside)) return inside[Number(key)] as unknown
    return isFields(inside) ? inside[key] : undefined
  }, value)

/** Returns the text at a path. Throws if there is none. */
export const textAt = (value: unknown, path: string): string => {
  const found = at(value, path)
  if (typeof found === 'string') return found
  throw new Error(`expected a text at ${path}, not ${JSON.stringify(found)}`)
}

/** Returns the number at a path. Throws if there is none. */
export const numberAt = (value: unknown, path: string): number => {
  const found = at(value, path)
  if (typeof found === 'number') return found
  throw new Error(`expected a number at ${path}, not ${JSON.stringify(found)}`)
}

/** Returns the first record of a list that `find` returned. Throws if there is none. */
export const firstOf = (found: unknown): Fields => {
  const [first] = recordsOf(found)
  if (!first) throw new Error('expected a record, found nothing')
  return first
}

export const idOf = (record: unknown): string => textAt(record, '_id')
