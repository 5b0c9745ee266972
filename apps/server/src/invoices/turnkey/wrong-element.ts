import type { Structure } from './message-structures.ts'

/** An element by its name: text, further elements, or several of the same name. Undefined ones are left out. */
export interface Elements {
  readonly [name: string]: Content
}
export type Content = string | number | Elements | readonly Elements[] | undefined

const isList = (content: Content): content is readonly Elements[] => Array.isArray(content)

const wrongIn = (structure: Structure, content: Content, path: string): string | undefined => {
  const { isRepeated, ...one } = structure
  const { text, elements = [], isOptional } = one
  if (content === undefined) return isOptional ? undefined : path
  if (isList(content)) {
    if (!isRepeated || content.length === 0) return path
    return content
      .map((item, index) => wrongIn(one, item, `${path}[${index + 1}]`))
      .find((wrong) => wrong !== undefined)
  }
  if (isRepeated) return path
  if (typeof content !== 'object') return text?.test(String(content)) ? undefined : path
  return text ? path : wrongAmong(elements, content, path)
}

/** Elements are in the order of the structure, and there are no others. */
const wrongAmong = (
  structures: readonly Structure[],
  content: Elements,
  path: string,
): string | undefined => {
  const given = Object.keys(content).filter((name) => content[name] !== undefined)
  const ordered = structures.map(({ name }) => name).filter((name) => given.includes(name))
  const misplaced = given.find((name, index) => ordered[index] !== name)
  if (misplaced !== undefined) return `${path}/${misplaced}`
  return structures
    .map((one) => wrongIn(one, content[one.name], `${path}/${one.name}`))
    .find((wrong) => wrong !== undefined)
}

/** Returns the path of the first element that a structure does not allow or that is missing, if there is one (INV-3.10). */
export const wrongElement = (structure: Structure, content: Elements): string | undefined =>
  wrongIn(structure, content, structure.name)
