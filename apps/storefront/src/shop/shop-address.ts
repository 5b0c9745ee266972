const endsInHan = /\p{Script=Han}$/u

/** An address in one line: the wide before the narrow and without a sign between in Chinese, else the other way round. */
export const shopAddress = (area: string, detail: string): string =>
  endsInHan.test(area) ? area + detail : [detail, area].filter(Boolean).join(', ')
