let locks = 0

/**
 * Stops the page behind a dialog from scrolling; returns a function that lets it scroll again. Dialogs may be stacked.
 */
export const lockScroll = (): (() => void) => {
  const { dataset } = document.documentElement
  locks += 1
  dataset['modal'] = ''
  return () => {
    locks -= 1
    if (locks === 0) delete dataset['modal']
  }
}
