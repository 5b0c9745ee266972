import type { Json } from './schema-book.ts'

/** Escapes text for HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const word = (value: unknown): string => escaped(JSON.stringify(value))

const asList = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : [])

const objectShape = ({ properties, required = [] }: Json, indent: string): string => {
  const needed = new Set(required as readonly string[])
  const lines = Object.entries((properties ?? {}) as Record<string, Json>).map(
    ([name, schema]) =>
      `${indent}  ${escaped(name)}${needed.has(name) ? '' : '?'}: ${shapeOf(schema, `${indent}  `)}\n`,
  )
  return lines.length === 0 ? 'object' : `{\n${lines.join('')}${indent}}`
}

/** Returns a schema written as a type, as HTML: escaped, with links to named schemas. */
export const shapeOf = (schema: Json, indent = ''): string => {
  if (typeof schema['$ref'] === 'string') {
    const name = escaped(schema['$ref'].split('/').at(-1) ?? '')
    return `<a href="#schema-${name}">${name}</a>`
  }
  if ('const' in schema) return word(schema['const'])
  if ('enum' in schema) return asList(schema['enum']).map(word).join(' | ')
  if ('anyOf' in schema)
    return asList(schema['anyOf'])
      .map((one) => shapeOf(one, indent))
      .join(' | ')
  if (schema['type'] === 'array') {
    const items = schema['items'] as Json
    const one = shapeOf(items, indent)
    return `list of ${'anyOf' in items || 'enum' in items ? `(${one})` : one}`
  }
  if (schema['type'] === 'object') return objectShape(schema, indent)
  const kind = schema['format'] ?? schema['type']
  return typeof kind === 'string' ? escaped(kind) : 'anything'
}
