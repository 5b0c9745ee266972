import type { SessionStatus } from '@comanda/shop-rules/sessions'

/** The statuses in which a session occupies its table; the index `table_sessions_open_part` names the same. */
export const activeStatuses: readonly SessionStatus[] = ['ongoing', 'toPay']
