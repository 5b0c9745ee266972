let held = 0

/**
 * Stops the page behind a dialog from scrolling; returns a function that lets it scroll again. Dialogs may be stacked.
 */
export const holdPage = (): (() => void) => {
  const { dataset } = document.documentElement
  held += 1
  dataset['modal'] = ''
  return () => {
    held -= 1
    if (held === 0) delete dataset['modal']
  }
}
