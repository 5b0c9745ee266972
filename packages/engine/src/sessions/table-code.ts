/** Default validity of a table code in minutes (SESS-3.1). */
export const DEFAULT_SESSION_TIMEOUT = 1

/** What a shop says about table codes. */
export interface TableCodeShop {
  readonly onlineEnabledFixedCode?: boolean | undefined
  /** Minutes. */
  readonly onlineSessionTimeout?: number | undefined
}

/** Why a table code does not open a session (SESS-3.2). */
export type TableCodeFailure = 'fixedCodeTimeout' | 'fixedCodeNotEnabled' | 'fixedCodeTableInvalid'

/** Whether a code that was scanned at `date` is older than the shop's minutes. Both are ISO instants. */
export const isTableCodeExpired = (date: string, now: string, shop: TableCodeShop): boolean => {
  const minutes = shop.onlineSessionTimeout ?? DEFAULT_SESSION_TIMEOUT
  const age = Date.parse(now) - Date.parse(date)
  return !(age <= minutes * 60_000)
}

/** Returns why a code does not open a session, in the order of the start-up flow, or `undefined` if it does. */
export const tableCodeFailure = (
  code: { readonly date: string; readonly tableExists: boolean },
  now: string,
  shop: TableCodeShop,
): TableCodeFailure | undefined => {
  if (isTableCodeExpired(code.date, now, shop)) return 'fixedCodeTimeout'
  if (shop.onlineEnabledFixedCode !== true) return 'fixedCodeNotEnabled'
  return code.tableExists ? undefined : 'fixedCodeTableInvalid'
}
