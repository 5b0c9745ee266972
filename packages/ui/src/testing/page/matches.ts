/** What a selector asks of an element. */
interface Selectable {
  readonly tagName: string
  readonly parentNode: Selectable | null
  readonly getAttribute: (name: string) => string | null
}

const part = /^[a-z][a-z0-9]*|\.[\w-]+|\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g

const matchesCompound = (element: Selectable, compound: string): boolean =>
  [...compound.matchAll(part)].every(([text, attribute, value]) => {
    if (attribute !== undefined) {
      const given = element.getAttribute(attribute)
      return given !== null && (value === undefined || given === value)
    }
    return text.startsWith('.')
      ? (element.getAttribute('class') ?? '').split(' ').includes(text.slice(1))
      : element.tagName === text
  })

const isWithin = (element: Selectable | null, compounds: readonly string[]): boolean => {
  const last = compounds.at(-1)
  if (last === undefined) return true
  if (!element) return false
  const rest = matchesCompound(element, last) ? compounds.slice(0, -1) : compounds
  return isWithin(element.parentNode, rest)
}

/** Returns whether an element matches a selector of tags, classes and attributes, such as `.form [name="email"], input`. */
export const matches = (element: Selectable, selector: string): boolean =>
  selector.split(', ').some((alternative) => {
    const compounds = alternative.split(' ')
    return (
      matchesCompound(element, compounds.at(-1) ?? '') &&
      isWithin(element.parentNode, compounds.slice(0, -1))
    )
  })
