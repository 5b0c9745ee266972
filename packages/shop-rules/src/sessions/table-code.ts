/** Default validity of a table code in minutes (SESS-3.1). */
export const DEFAULT_SESSION_TIMEOUT = 1

/** What a shop says about table codes. */
export interface TableCodeShop {
  readonly onlineEnabledFixedCode?: boolean | undefined
  /** Minutes. */
  readonly onlineSessionTimeout?: number | undefined
  /** The fixed code alone enters no table: staff or a screen show a code. */
  readonly onlineRequiresPresence?: boolean | undefined
}

/** Fixed: printed on the table. Scanned: what the server gives for a fixed code. Shown: by staff or a screen. */
export type TableCodeKind = 'fixed' | 'scanned' | 'shown'

/** A code that the server knows. */
export interface TableCode {
  readonly kind: TableCodeKind
  /** By the server's clock. */
  readonly isValid: boolean
}

/** Why a table code does not open a session (SESS-3.2). */
export type TableCodeFailure =
  | 'fixedCodeTimeout'
  | 'fixedCodeNotEnabled'
  | 'fixedCodeTableInvalid'
  | 'presenceRequired'

/** Returns the minutes that a scan is valid. */
export const tableCodeMinutes = ({ onlineSessionTimeout }: TableCodeShop): number =>
  onlineSessionTimeout ?? DEFAULT_SESSION_TIMEOUT

/** Whether a code was scanned at `date` longer ago than the shop's minutes, or as far ahead. Both are ISO instants. */
export const isTableCodeExpired = (date: string, now: string, shop: TableCodeShop): boolean => {
  const age = Date.parse(now) - Date.parse(date)
  return !(Math.abs(age) <= tableCodeMinutes(shop) * 60_000)
}

/**
 * Returns why a code that was scanned at `date` does not open a session, in the order of the start-up flow, or
 * `undefined` if it does. The date counts for a fixed code only: other codes are valid by the server's clock.
 */
export const tableCodeFailure = (
  code: TableCode | undefined,
  date: string,
  now: string,
  shop: TableCodeShop,
): TableCodeFailure | undefined => {
  const isDated = code === undefined || code.kind === 'fixed'
  if (code?.isValid === false || (isDated && isTableCodeExpired(date, now, shop)))
    return 'fixedCodeTimeout'
  if (code?.kind === 'shown') return undefined
  if (shop.onlineEnabledFixedCode !== true) return 'fixedCodeNotEnabled'
  if (!code) return 'fixedCodeTableInvalid'
  return shop.onlineRequiresPresence === true ? 'presenceRequired' : undefined
}
