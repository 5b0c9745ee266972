const ours = /^[0-9A-Z-]{3,40}$/

/** The coupon's code in what was read: the query `code` of a link, else the text itself; nothing where it can be none. */
export const couponCodeOf = (text: string): string | undefined => {
  const word = (URL.canParse(text) ? (new URL(text).searchParams.get('code') ?? '') : text)
    .trim()
    .toUpperCase()
  return ours.test(word) ? word : undefined
}
