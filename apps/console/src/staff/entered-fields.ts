/** What staff have entered in the fields of a part of a page. */
export interface EnteredFields {
  /** A field gets the focus: what it has is what it had before. */
  readonly focused: (field: Element) => void
  /** A field was changed, or a button pressed that stands for a choice. */
  readonly entered: (field: Element) => void
  /** Whether a field that is still shown has something else than before. */
  readonly isAnyEntered: () => boolean
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChecked = (field: Element): field is HTMLInputElement =>
  field.matches('[type=checkbox], [type=radio]')

/** A chosen file is not told by the value of its field, which is mostly emptied at once. */
const isInput = (field: Element): field is Input =>
  field.matches('input:not([type=file]), textarea, select')

/** Whether what a field has counts once its form is sent, or is text: a switch without a form acts at once. */
const isSentLater = (field: Element): boolean =>
  !field.matches('[type=search]') &&
  (field.closest('form') !== null ||
    (isInput(field) && !isChecked(field) && !field.matches('select')))

const valueOf = (field: Element): string => {
  if (isChecked(field)) return String(field.checked)
  if (isInput(field)) return field.value
  return field.getAttribute('aria-checked') ?? field.getAttribute('aria-pressed') ?? ''
}

/** Returns what a field had before the first event that tells of it; undefined if that is not known. */
const valueBefore = (field: Element): string | undefined => {
  if (isChecked(field)) return String(!field.checked)
  return field.matches('button') ? valueOf(field) : undefined
}

/** Watches fields by the events that reach what has them. */
export const enteredFields = (): EnteredFields => {
  const before = new WeakMap<Element, string | undefined>()
  const changed = new Set<Element>()
  return {
    focused: (field) => {
      if (isInput(field) && !before.has(field)) before.set(field, valueOf(field))
    },
    entered: (field) => {
      if (!isSentLater(field)) return
      if (!before.has(field)) before.set(field, valueBefore(field))
      changed.add(field)
    },
    isAnyEntered: () =>
      [...changed].some((field) => field.isConnected && valueOf(field) !== before.get(field)),
  }
}
