import type { PaymentAttemptStatus } from '@comanda/contract'

/** The statuses of attempts whose money may still come for the bill: nobody else pays that part until then. */
export const unsettledStatuses: readonly PaymentAttemptStatus[] = ['pending', 'review']

/** Returns whether the money of an attempt may still come for the bill. */
export const isUnsettled = ({ status }: { readonly status: PaymentAttemptStatus }): boolean =>
  unsettledStatuses.includes(status)
