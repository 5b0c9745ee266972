/** The button that was tapped before the app ran, and what ends the listening. */
interface EarlyTap {
  button?: HTMLElement
  readonly listening: AbortController
}

const place = globalThis as { earlyTap?: EarlyTap }

/** Remembers the last tap on a button of a screen that the server has rendered, until the app runs. */
export const rememberTap = (): void => {
  const tap: EarlyTap = { listening: new AbortController() }
  place.earlyTap = tap
  const { signal } = tap.listening
  const note = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest('button')
    if (button) tap.button = button
  }
  document.addEventListener('click', note, { signal })
}

/** Repeats that tap: the app has taken over the button. */
export const repeatTap = (): void => {
  const { earlyTap } = place
  earlyTap?.listening.abort()
  if (earlyTap?.button?.isConnected) earlyTap.button.click()
  delete place.earlyTap
}
