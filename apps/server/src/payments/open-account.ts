import type { ProviderName } from '@comanda/contract'

/** A secret as it is used: messages signed with the previous one are valid for some days after a change. */
export interface OpenSecret {
  readonly current: string
  readonly previous?: string
}

/** A payment account with its secrets decrypted; it never leaves the server, and no log shows it. */
export interface OpenAccount {
  readonly _id: string
  readonly provider: ProviderName
  readonly mode: 'live' | 'sandbox'
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, OpenSecret>>
  /** The provider's addresses by purpose, from the table of `base-urls.ts`, never from a record. */
  readonly urls: Readonly<Record<string, string>>
}

/** Returns a setting of an account, empty if it is not set. */
export const setting = ({ settings }: OpenAccount, name: string): string => settings[name] ?? ''
