import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

type Content = AsyncIterable<Uint8Array>

/** Encrypts and decrypts the files of one backup, by a key of its own (OPER-4.6). Both throw if a content is not what was encrypted. */
export interface BackupCipher {
  readonly seal: (content: Content) => Content
  readonly open: (content: Content) => Content
}

/** The key of a backup, encrypted by the operator's: an age file, as all the others are. */
const keyName = 'key.age'
const shortestPassphrase = 16

const publicKey = /^age1\w+$/
const secretKey = /^AGE-SECRET-KEY-/i

/** Reads a key file: as age makes it, a secret or public key; otherwise a passphrase. Lines that begin with # are comments. */
const readKeyFile = (file: string): string => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`The key file ${file} cannot be read.`, { cause: error })
  }
  const lines = text.split('\n').map((line) => line.trim())
  const key = lines.find((line) => line !== '' && !line.startsWith('#')) ?? ''
  if (!publicKey.test(key) && !secretKey.test(key) && key.length < shortestPassphrase)
    throw new Error(
      `The key file ${file} must have a key of age, or a passphrase of at least ${shortestPassphrase} characters: openssl rand -base64 24.`,
    )
  return key
}

const bytesOf = (content: Content): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(content, { objectMode: true })) as ReadableStream<Uint8Array>

const cipherOf = async (identity: string): Promise<BackupCipher> => {
  const recipient = await identityToRecipient(identity)
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return {
    seal: async function* (content) {
      yield* await encrypter.encrypt(bytesOf(content))
    },
    open: async function* (content) {
      yield* await decrypter.decrypt(bytesOf(content))
    },
  }
}

/** A new cipher, and what stores its key in the folder of a backup, encrypted by the operator's key file. */
export const makeCipher = async (
  keyFile: string,
): Promise<{
  readonly cipher: BackupCipher
  readonly store: (backup: string) => Promise<void>
}> => {
  const key = readKeyFile(keyFile)
  const identity = await generateX25519Identity()
  const encrypter = new Encrypter()
  if (publicKey.test(key)) encrypter.addRecipient(key)
  else if (secretKey.test(key)) encrypter.addRecipient(await identityToRecipient(key))
  else encrypter.setPassphrase(key)
  const sealed = await encrypter.encrypt(identity)
  return {
    cipher: await cipherOf(identity),
    store: (backup) => writeFile(join(backup, keyName), sealed, { mode: 0o600, flag: 'wx' }),
  }
}

/** Returns the cipher of a backup, or undefined if it is not encrypted. Throws, in words, if the key file does not open it. */
export const openCipher = async (
  backup: string,
  keyFile: string | undefined,
): Promise<BackupCipher | undefined> => {
  const sealed = join(backup, keyName)
  if (!existsSync(sealed)) return undefined
  if (keyFile === undefined)
    throw new Error('This backup is encrypted: name its key file by --key, or by BACKUP_KEY_FILE.')
  const key = readKeyFile(keyFile)
  if (publicKey.test(key))
    throw new Error(
      `${keyFile} has a public key, which encrypts alone: restoring needs its AGE-SECRET-KEY.`,
    )
  const decrypter = new Decrypter()
  if (secretKey.test(key)) decrypter.addIdentity(key)
  else decrypter.addPassphrase(key)
  const identity = await decrypter.decrypt(readFileSync(sealed), 'text').catch((error: unknown) => {
    throw new Error(`The key or passphrase in ${keyFile} is not the one of this backup.`, {
      cause: error,
    })
  })
  return cipherOf(identity)
}
