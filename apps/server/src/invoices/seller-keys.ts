import { createDecipheriv, hkdfSync } from 'node:crypto'
import type { InvoiceSeller } from '@comanda/contract'
import type { Config } from '../config/config.ts'
import { readBySecret, type Secrets } from '../config/secrets.ts'
import { paymentKeys } from '../payments/accounts/payment-keys.ts'
import { openText, sealText } from '../payments/accounts/sealed-text.ts'
import type { InvoiceSellerRow, SealedKey, SealedKeys } from '../tables/invoice-sellers.ts'
import type { OpenKeys } from './adapter.ts'

type Name = keyof InvoiceSeller['keys']

/** What of the configuration encrypts a seller's keys; `jwtSecret` only decrypts those from before. */
export type SealingConfig = Pick<Config, 'dataFolder' | 'paymentKeys'> & Secrets

const names: readonly Name[] = ['hashKey', 'hashIV', 'qrKey']

/** A key is encrypted for one seller and name, so that it opens nowhere else. */
const purposeOf = (taxId: string, name: Name): string => `invoice seller ${taxId} ${name}`

/** Decrypts a key that was encrypted by one derived from `JWT_SECRET`. */
const openedBefore = (jwtSecret: string, bound: string, text: string): string | undefined => {
  const bytes = Buffer.from(text, 'base64url')
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'comanda invoice keys', 32))
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
      authTagLength: 16,
    })
    decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const opened = (
  config: SealingConfig,
  taxId: string,
  name: Name,
  { key, sealed }: SealedKey,
): string | undefined =>
  key === undefined
    ? readBySecret(config, (secret) => openedBefore(secret, `${taxId} ${name}`, sealed))
    : openText(paymentKeys(config), purposeOf(taxId, name), { key, sealed })

/** Characters of a key that are shown. */
const shown = 4

/** Returns a seller's keys with some of them replaced, encrypted: who reads the database alone has none (INV-3.7). */
export const sealKeys = (
  config: SealingConfig,
  { taxId, sealedKeys }: Pick<InvoiceSellerRow, 'taxId' | 'sealedKeys'>,
  secrets: OpenKeys,
  by: { readonly time: string; readonly user: string | undefined },
): SealedKeys => {
  const set = names.flatMap((name): [Name, SealedKey][] => {
    const text = secrets[name]
    if (text === undefined) return []
    const key = {
      ...sealText(paymentKeys(config), purposeOf(taxId, name), text),
      ends: text.slice(-shown),
      since: by.time,
      ...(by.user === undefined ? {} : { by: by.user }),
    }
    return [[name, key]]
  })
  return { ...sealedKeys, ...Object.fromEntries(set) }
}

/** Returns a seller's keys. One that no key decrypts is missing, and has to be entered again. */
export const openKeys = (
  config: SealingConfig,
  { taxId, sealedKeys }: Pick<InvoiceSellerRow, 'taxId' | 'sealedKeys'>,
): OpenKeys =>
  Object.fromEntries(
    names.flatMap((name) => {
      const key = sealedKeys[name]
      const text = key && opened(config, taxId, name, key)
      return text === undefined ? [] : [[name, text]]
    }),
  )

/** Returns the keys encrypted by the first payment key (PAY-7.19); those that no key decrypts stay. */
export const resealedKeys = (
  config: SealingConfig,
  { taxId, sealedKeys }: Pick<InvoiceSellerRow, 'taxId' | 'sealedKeys'>,
): SealedKeys => {
  const keys = paymentKeys(config)
  return Object.fromEntries(
    names.flatMap((name): [Name, SealedKey][] => {
      const stored = sealedKeys[name]
      if (stored === undefined) return []
      const text = stored.key === keys[0].id ? undefined : opened(config, taxId, name, stored)
      const again = text === undefined ? {} : sealText(keys, purposeOf(taxId, name), text)
      return [[name, { ...stored, ...again }]]
    }),
  )
}

/** Returns what may be shown of a seller's keys. */
export const shownKeys = (sealedKeys: SealedKeys): InvoiceSeller['keys'] =>
  Object.fromEntries(
    Object.entries(sealedKeys).map(([name, { ends, since, by }]) => [
      name,
      { ends, since, ...(by === undefined ? {} : { by }) },
    ]),
  )
