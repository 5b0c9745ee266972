const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Stores what the server renders the first screen of the next visit with. */
export const keepCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${value}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`
}
