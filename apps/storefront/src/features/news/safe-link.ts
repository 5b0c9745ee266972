const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Returns the address of a link in rich text if its scheme is allowed. */
export const safeLink = (href: string | null, base: string): string | undefined => {
  if (href === null) return undefined
  try {
    const url = new URL(href, base)
    return SCHEMES.has(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
