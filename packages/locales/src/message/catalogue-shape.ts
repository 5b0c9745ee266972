import type { Catalogue, Message } from './message-key.ts'

const placeholdersOf = (message: Message): readonly string[] => {
  const texts = typeof message === 'string' ? [message] : [message.other]
  return texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))
}

/**
 * Returns the placeholder names of every message by its key, so that the languages of an app can be compared. Plural
 * forms count as one message.
 */
export const catalogueShape = (catalogue: Catalogue): ReadonlyMap<string, readonly string[]> => {
  const shape = new Map<string, readonly string[]>()
  const walk = (node: Catalogue, path: string): void => {
    for (const [key, value] of Object.entries(node)) {
      const at = path === '' ? key : `${path}.${key}`
      if (typeof value === 'string' || typeof value['other'] === 'string')
        shape.set(at, [...new Set(placeholdersOf(value as Message))].toSorted())
      else walk(value as Catalogue, at)
    }
  }
  walk(catalogue, '')
  return shape
}
