const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The address of a link in rich text, where it is of a kind that may be followed. */
export const safeLink = (href: string | null, base: string): string | undefined => {
  if (href === null) return undefined
  try {
    const url = new URL(href, base)
    return SCHEMES.has(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
