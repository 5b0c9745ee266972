import type { User } from '@comanda/contract'

/** What a registration said of an account that does not exist before its code is confirmed. */
export type PendingAccount = Pick<
  User,
  'phone' | 'name' | 'firstName' | 'lastName' | 'dob' | 'locale'
> & { readonly passwordHash: string }
