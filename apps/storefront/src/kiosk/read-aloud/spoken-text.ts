/** The words for states, which a screen shows by signs alone. */
export interface StateWords {
  readonly on: string
  readonly off: string
  readonly disabled: string
}

const collapse = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Returns the words within an element, with the labels of pictures and without what is hidden. */
const wordsOf = (element: Element): string => {
  const parts = Array.from(element.childNodes, (node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') ?? wordsOf(node)
  })
  return collapse(parts.join(' '))
}

/** Returns what an element is called: its label, else its words. Of its words, those for nobody are left out. */
const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label')
  if (label) return collapse(label)
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const named = by.map((id) => collapse(document.getElementById(id)?.textContent)).join(' ')
  if (named) return named
  if ('labels' in element) {
    const [own] = (element as HTMLInputElement).labels ?? []
    if (own) return wordsOf(own)
  }
  return wordsOf(element)
}

const stateOf = (element: Element, { on, off, disabled }: StateWords): string | undefined => {
  const isOn = (value: boolean): string => (value ? on : off)
  if (element.matches(':disabled')) return disabled
  if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio') return isOn(element.checked)
    return element.type === 'password' ? undefined : element.value
  }
  const pressed = element.getAttribute('aria-pressed') ?? element.getAttribute('aria-checked')
  return pressed === null ? undefined : isOn(pressed === 'true')
}

/** Returns what is read of a control that gets the focus: its name and its state. */
export const controlText = (element: Element, words: StateWords): string =>
  [nameOf(element), stateOf(element, words)].filter(Boolean).join(', ')

/** Returns the heading of the screen, or of the sheet that is open above it. */
export const headingText = (): string => {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const heading = sheet
    ? document.getElementById(sheet.getAttribute('aria-labelledby') ?? '')
    : document.querySelector('#main h1')
  return heading ? nameOf(heading) : ''
}
