/** What a kiosk's browser says of itself in its user agent, followed by a version. */
const MARKER = 'ComandaKiosk/'
/** The key under which the pairing of a kiosk is stored. */
const PAIRING = 'posDevice'

const isPaired = (): boolean => {
  try {
    return window.localStorage.getItem(PAIRING) !== null
  } catch {
    return false
  }
}

/**
 * Returns the languages that the browser asks for; none in a kiosk's browser, known by its marker or its pairing: they are those
 * of the person who set it up, not of the guest (KIOSK-7.8).
 */
export const guestLanguages = (): readonly string[] =>
  navigator.userAgent.includes(MARKER) || isPaired() ? [] : navigator.languages
