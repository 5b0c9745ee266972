let held = 0

/** Keeps the page behind a dialog from scrolling; the answer ends that. Dialogs may stand above each other. */
export const holdPage = (): (() => void) => {
  const { dataset } = document.documentElement
  held += 1
  dataset['modal'] = ''
  return () => {
    held -= 1
    if (held === 0) delete dataset['modal']
  }
}
