import type { SessionState } from '../records/session-record.ts'

/** Returns a session without the lines and the coupons of some orders. */
export const withoutOrders = <T extends Pick<SessionState, 'row' | 'lines'>>(
  state: T,
  orders: readonly string[],
): T => ({
  ...state,
  row: {
    ...state.row,
    discounts: state.row.discounts.filter(({ order }) => !orders.includes(order)),
  },
  lines: state.lines.map((line) =>
    orders.includes(line.order) ? { ...line, status: 'cancel' as const } : line,
  ),
})
