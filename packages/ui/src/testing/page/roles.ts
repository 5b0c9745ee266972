import { FakeElement } from './fake-document.ts'

const ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  details: 'group',
  dialog: 'dialog',
  fieldset: 'group',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  header: 'banner',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  select: 'combobox',
  textarea: 'textbox',
  ul: 'list',
}
const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
}

/** Returns the text that screen readers read. */
export const textOf = (element: FakeElement): string =>
  element.childNodes
    .map((node) => {
      if (!(node instanceof FakeElement)) return node.nodeValue
      if (node.getAttribute('aria-hidden') === 'true') return ''
      return textOf(node) || (node.getAttribute('aria-label') ?? '')
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const textOfIds = (document: FakeElement['ownerDocument'], ids: string): string =>
  ids
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])
    .map(textOf)
    .join(' ')

/** Returns the accessible name: that of its `aria-label`, of what labels it, or its text. */
export const nameOf = (element: FakeElement): string => {
  const { ownerDocument } = element
  const given = element.getAttribute('aria-label')
  if (given !== null) return given
  const ids = element.getAttribute('aria-labelledby')
  if (ids !== null) return textOfIds(ownerDocument, ids)
  const id = element.getAttribute('id')
  const label = ownerDocument.body
    .descendants()
    .find((other) => other.tagName === 'label' && id !== null && other.getAttribute('for') === id)
  const around = element.tagName === 'input' ? element.closest('label') : null
  const legend = element.descendants().find(({ tagName }) => tagName === 'legend')
  return textOf(label ?? around ?? legend ?? element)
}

/** Returns the texts that describe an element, such as the error of a field. */
export const descriptionOf = (element: FakeElement): string =>
  textOfIds(element.ownerDocument, element.getAttribute('aria-describedby') ?? '')

/** Returns the role of an element; a section has one only if it has a name. */
export const roleOf = (element: FakeElement): string | undefined => {
  const given = element.getAttribute('role')
  if (given !== null) return given
  if (element.tagName === 'input') return INPUT_ROLES[element.type ?? ''] ?? 'textbox'
  if (element.tagName === 'section')
    return element.attributes.has('aria-labelledby') ? 'region' : undefined
  return ROLES[element.tagName]
}
