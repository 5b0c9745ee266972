const ours = /^[0-9A-Z-]{3,40}$/

/**
 * Returns the coupon's code of a scanned text: the query `code` of a link, else the text itself. Undefined if it cannot be a
 * code.
 */
export const couponCodeOf = (text: string): string | undefined => {
  const word = (URL.canParse(text) ? (new URL(text).searchParams.get('code') ?? '') : text)
    .normalize('NFKC')
    .trim()
    .toUpperCase()
  return ours.test(word) ? word : undefined
}
