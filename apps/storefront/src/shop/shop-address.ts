const endsInHan = /\p{Script=Han}$/u

/**
 * Returns an address in one line: in Chinese from the city to the door without separators, otherwise the other way round.
 */
export const shopAddress = (area: string, detail: string): string =>
  endsInHan.test(area) ? area + detail : [detail, area].filter(Boolean).join(', ')
