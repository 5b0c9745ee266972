import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { InvoiceSeller } from '@comanda/contract'
import type { Config } from '../config/config.ts'
import type { InvoiceSellerRow, SealedKey, SealedKeys } from '../tables/invoice-sellers.ts'
import type { OpenKeys } from './adapter.ts'

type Name = keyof InvoiceSeller['keys']

const names: readonly Name[] = ['hashKey', 'hashIV', 'qrKey']
const algorithm = 'aes-256-gcm'

const keyOf = ({ jwtSecret }: Pick<Config, 'jwtSecret'>): Buffer =>
  Buffer.from(hkdfSync('sha256', jwtSecret, '', 'comanda invoice keys', 32))

/** A key is encrypted for one seller and name, so that it opens nowhere else. */
const boundTo = (taxId: string, name: Name): Buffer => Buffer.from(`${taxId} ${name}`)

const sealed = (config: Pick<Config, 'jwtSecret'>, bound: Buffer, text: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyOf(config), nonce).setAAD(bound)
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url')
}

const opened = (
  config: Pick<Config, 'jwtSecret'>,
  bound: Buffer,
  text: string,
): string | undefined => {
  const bytes = Buffer.from(text, 'base64url')
  const nonce = bytes.subarray(0, 12)
  const decipher = createDecipheriv(algorithm, keyOf(config), nonce, { authTagLength: 16 })
  decipher.setAAD(bound).setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Characters of a key that are shown. */
const shown = 4

/** Returns a seller's keys with some of them set anew, encrypted: who reads the database alone has none (INV-3.7). */
export const sealKeys = (
  config: Pick<Config, 'jwtSecret'>,
  { taxId, sealedKeys }: Pick<InvoiceSellerRow, 'taxId' | 'sealedKeys'>,
  secrets: OpenKeys,
  by: { readonly time: string; readonly user: string | undefined },
): SealedKeys => {
  const set = names.flatMap((name): [Name, SealedKey][] => {
    const text = secrets[name]
    if (text === undefined) return []
    const key = {
      sealed: sealed(config, boundTo(taxId, name), text),
      ends: text.slice(-shown),
      since: by.time,
      ...(by.user === undefined ? {} : { by: by.user }),
    }
    return [[name, key]]
  })
  return { ...sealedKeys, ...Object.fromEntries(set) }
}

/** Returns a seller's keys. One that was encrypted by another JWT_SECRET is missing, and has to be entered again. */
export const openKeys = (
  config: Pick<Config, 'jwtSecret'>,
  { taxId, sealedKeys }: Pick<InvoiceSellerRow, 'taxId' | 'sealedKeys'>,
): OpenKeys =>
  Object.fromEntries(
    names.flatMap((name) => {
      const key = sealedKeys[name]
      const text = key && opened(config, boundTo(taxId, name), key.sealed)
      return text === undefined ? [] : [[name, text]]
    }),
  )

/** Returns what may be shown of a seller's keys. */
export const shownKeys = (sealedKeys: SealedKeys): InvoiceSeller['keys'] =>
  Object.fromEntries(
    Object.entries(sealedKeys).map(([name, { ends, since, by }]) => [
      name,
      { ends, since, ...(by === undefined ? {} : { by }) },
    ]),
  )
