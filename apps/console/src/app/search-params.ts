// What the URLs of screens say after the question mark and the `#`, as far as it is well-formed.

/** Returns the bill that a screen opens with. */
export const sessionIn = ({ session }: Record<string, unknown>): { session?: string } =>
  typeof session === 'string' ? { session } : {}

/** Returns a day such as `2026-03-03`. */
export const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined

/** Returns the first and the last day of what is shown. */
export const periodIn = ({ from, to }: Record<string, unknown>): { from?: string; to?: string } => {
  const [first, last] = [dayIn(from), dayIn(to)]
  return { ...(first ? { from: first } : {}), ...(last ? { to: last } : {}) }
}

/** Returns a word: an id, a path, the name of a call. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w/]{1,60}$/.test(value) ? value : undefined

/** Returns the code that a device shows, if somebody scanned it: after the `#`, so that no server or log sees it (KIOSK-1.2). */
export const deviceCodeIn = (hash: string): string | undefined => /^device=(\d{8})$/.exec(hash)?.[1]
