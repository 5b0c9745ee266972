import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the text that screen readers read. */
export const textOf = (node: Node): string =>
  oneLine(
    [...node.childNodes]
      .map((child) => {
        if (!(child instanceof Element)) return child.nodeValue ?? ''
        if (child.getAttribute('aria-hidden') === 'true') return ''
        return textOf(child) || (child.getAttribute('aria-label') ?? '')
      })
      .join(' '),
  )

/** Returns the accessible name. */
export const nameOf = (element: Element): string => oneLine(computeAccessibleName(element))

/** Returns the texts that describe an element, such as the error of a field. */
export const descriptionOf = (element: Element): string =>
  oneLine(computeAccessibleDescription(element))
