/** The key of the local flag: `1` for a device of little power, `0` for one that is not, whatever it says of itself. */
export const LOW_SPEC_KEY = 'lowSpec'

/**
 * Returns whether the page is drawn for a device of little power: without blur and shadows, with small pictures. The server, which
 * renders without a document, draws for any device.
 */
export const isLowSpec = (): boolean =>
  globalThis.document?.documentElement.dataset['lowSpec'] !== undefined

/** The systems of terminals and boards. */
const SYSTEMS = /Android|Linux a/

/**
 * Marks the page of a device of little power: by its flag, else by its model (KIOSK-7.9). The list of models comes later: nearly no
 * device is one of them. Fails without a network, or if the browser lets no page store anything.
 */
export const markLowSpec = async (): Promise<void> => {
  const flag = window.localStorage.getItem(LOW_SPEC_KEY)
  const isLow =
    flag === null
      ? SYSTEMS.test(navigator.userAgent) &&
        (await (await import('./terminal-models.ts')).isOnTerminal())
      : flag === '1'
  if (isLow) document.documentElement.dataset['lowSpec'] = ''
}
