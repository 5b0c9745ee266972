/** An entry of the history. */
export interface Place {
  readonly pathname: string
  /** The query with its question mark, or nothing. */
  readonly search: string
  readonly hash: string
  /** The number of entries of this app before it. */
  readonly index: number
  /** The same for an entry whenever it is shown, also after a reload. */
  readonly key: string
}

/** The history of the browser, or of a test. */
export interface History {
  readonly place: () => Place
  /** Shows a URL of the app at this entry, whose own URL stays in the address bar for now. */
  readonly stand: (href: string) => void
  readonly push: (href: string) => void
  readonly replace: (href: string) => void
  readonly back: () => void
  /** Calls the listener when the user goes to another entry. */
  readonly onTravel: (listener: () => void) => void
}

/** Returns the place of a URL of this app. */
export const placeOf = (href: string, index: number, key: string): Place => {
  const { pathname, search, hash } = new URL(href, 'http://app.invalid')
  return { pathname: pathname.replace(/\/+$/, '') || '/', search, hash, index, key }
}
