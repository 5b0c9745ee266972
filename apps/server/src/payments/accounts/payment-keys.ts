import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'

/** A key that encrypts secrets, with the id that is stored beside what it encrypted. */
export interface PaymentKey {
  readonly id: string
  readonly bytes: Buffer
}

/** The first encrypts; all decrypt. */
export type PaymentKeys = readonly [PaymentKey, ...(readonly PaymentKey[])]

type KeyConfig = Pick<Config, 'dataFolder' | 'paymentKeys'>

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

const keyOf = (text: string): PaymentKey => ({
  id: hash(`id of ${text}`).toString('hex').slice(0, 12),
  bytes: hash(text),
})

const keysOf = ([first, ...rest]: readonly string[]): PaymentKeys | undefined =>
  first === undefined ? undefined : [keyOf(first), ...rest.map(keyOf)]

const fileOf = ({ dataFolder }: KeyConfig): string => join(dataFolder, 'payment-key')

const newText = (): string => randomBytes(32).toString('base64url')

const readFile = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)

const write = (file: string, texts: readonly string[], flag: 'w' | 'wx'): void =>
  writeFileSync(file, texts.map((text) => `${text}\n`).join(''), { mode: 0o600, flag })

/** Creates the file with a first key, unless another server has created it at the same time. */
const createFile = (config: KeyConfig): void => {
  const file = fileOf(config)
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  try {
    write(file, [newText()], 'wx')
  } catch (error) {
    if (!existsSync(file)) throw error
  }
}

/**
 * Returns the keys of `PAYMENT_KEY`, or of the file `payment-key` in the data folder, which is created if there is none. The
 * file is read each time, so that a running server uses a new key at once.
 */
export const paymentKeys = (config: KeyConfig): PaymentKeys => {
  const configured = keysOf(config.paymentKeys ?? [])
  if (configured) return configured
  if (!existsSync(fileOf(config))) createFile(config)
  const keys = keysOf(readFile(fileOf(config)))
  if (!keys) throw new Error('the file payment-key is empty: restore it from a backup')
  return keys
}

/**
 * Adds a new key to the file, before the one that was used so far; older ones are dropped. Returns false if the keys are
 * configured by `PAYMENT_KEY`: their new one is there first already.
 */
export const addPaymentKey = (config: KeyConfig): boolean => {
  if ((config.paymentKeys ?? []).length > 0) return false
  if (!existsSync(fileOf(config))) createFile(config)
  const [current = newText()] = readFile(fileOf(config))
  const file = `${fileOf(config)}.new`
  write(file, [newText(), current], 'w')
  renameSync(file, fileOf(config))
  return true
}
