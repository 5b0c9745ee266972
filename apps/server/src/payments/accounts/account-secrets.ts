import { type PaymentAccountData, secretNames } from '@comanda/contract'
import type { AccountRow, SealedSecret } from '../../tables/payment-accounts.ts'
import type { OpenSecret } from '../open-account.ts'
import type { PaymentKeys } from './payment-keys.ts'
import { openText, sealText } from './sealed-text.ts'

type Stored = Pick<AccountRow, 'secrets' | 'sealed'>

/** How long messages signed with the previous secret are valid, in ms: long enough to enter the new one at a provider. */
const previousFor = 7 * 24 * 60 * 60_000

/** A shorter secret shows nothing of itself. */
const shortestShown = 16

const purposeOf = (account: string, name: string): string => `payment account ${account} ${name}`

/** Returns the stored secrets with those that were sent (PAY-7.4, PAY-7.7). */
export const withSecrets = (
  keys: PaymentKeys,
  account: string,
  stored: Stored,
  sent: PaymentAccountData['secrets'],
  { by, now }: { readonly by: string | undefined; readonly now: number },
): Stored => {
  const sealed: Record<string, SealedSecret> = { ...stored.sealed }
  const since = new Date(now).toISOString()
  const until = new Date(now + previousFor).toISOString()
  const shown = secretNames.flatMap((name) => {
    const text = sent[name]
    if (text === undefined) return stored.secrets.filter((one) => one.name === name)
    const before = sealed[name]?.current
    sealed[name] = {
      current: sealText(keys, purposeOf(account, name), text),
      ...(before === undefined ? {} : { previous: { ...before, until } }),
    }
    const ends = text.length < shortestShown ? '' : text.slice(-4)
    return [{ name, ends, since, ...(by === undefined ? {} : { by }) }]
  })
  return { secrets: shown, sealed }
}

/** Returns a secret as it is used now, or undefined if it cannot be decrypted. */
const openSecret = (
  keys: PaymentKeys,
  purpose: string,
  { current, previous }: SealedSecret,
  now: number,
): OpenSecret | undefined => {
  const text = openText(keys, purpose, current)
  if (text === undefined) return undefined
  const isValid = previous !== undefined && now < Date.parse(previous.until)
  const before = isValid ? openText(keys, purpose, previous) : undefined
  return { current: text, ...(before === undefined ? {} : { previous: before }) }
}

/** Returns the secrets of an account as they are used now. Those that no key decrypts are missing. */
export const openSecrets = (
  keys: PaymentKeys,
  { _id, sealed }: Pick<AccountRow, '_id' | 'sealed'>,
  now: number,
): Readonly<Record<string, OpenSecret>> =>
  Object.fromEntries(
    Object.entries(sealed).flatMap(([name, secret]) => {
      const open = openSecret(keys, purposeOf(_id, name), secret, now)
      return open === undefined ? [] : [[name, open] as const]
    }),
  )

/** Returns the sealed secrets encrypted by the first key; those that no key decrypts stay. */
export const resealed = (
  keys: PaymentKeys,
  { _id, sealed }: Pick<AccountRow, '_id' | 'sealed'>,
): AccountRow['sealed'] =>
  Object.fromEntries(
    Object.entries(sealed).map(([name, { current, previous }]) => {
      const purpose = purposeOf(_id, name)
      const again = <T extends SealedSecret['current']>(one: T): T => {
        const text = one.key === keys[0].id ? undefined : openText(keys, purpose, one)
        return text === undefined ? one : { ...one, ...sealText(keys, purpose, text) }
      }
      return [name, { current: again(current), ...(previous ? { previous: again(previous) } : {}) }]
    }),
  )
