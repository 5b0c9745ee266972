const greatest = 10_000_000

/**
 * Returns a price as people write it, in currency units: `48`, `HK$ 1,280.50`, `48元`. Undefined if it is not one amount of at
 * most two decimals.
 */
export const sheetPrice = (text: string): number | undefined => {
  const match =
    /^(?:(?:HK|NT|US|SG|S|A)?[$¥￥₫฿€£]|[A-Z]{2,3})?\s*(\d{1,3}(?:,\d{3})+|\d{1,8})(\.\d{1,2})?\s*(?:元|円|圓|[A-Z]{3})?$/iu.exec(
      text.trim(),
    )
  if (!match) return undefined
  const price = Number(`${(match[1] ?? '').replaceAll(',', '')}${match[2] ?? ''}`)
  return price <= greatest ? price : undefined
}
