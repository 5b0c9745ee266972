import { own } from './members.ts'
import { anyOf, type Policy } from './policy.ts'
import { managers } from './staff.ts'

/** A member reads the own ledger; managers read and write what concerns their shop, owners all. */
export const balanceRecords: Policy = { find: anyOf(own, managers), create: managers }
