import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { BackupCipher } from './backup-cipher.ts'

/** The content of a file of a backup: its size and checksum before it is compressed. */
export interface StoredFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** Passes chunks on, counting and hashing them. */
const measuring = () => {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, measured: () => ({ bytes, sha256: hash.digest('hex') }) }
}

const chunk = { highWaterMark: 1 << 20 }

const flush = async (file: string): Promise<void> => {
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
}

/** Returns the file of a backup that has a content. */
const fileIn = (backup: string, path: string, cipher: BackupCipher | undefined): string =>
  join(backup, `${path}.gz${cipher ? '.age' : ''}`)

/** A backup, and what encrypts its files, if anything. */
export interface BackupFolder {
  readonly backup: string
  readonly cipher?: BackupCipher | undefined
}

/** Stores a content in a backup, compressed, and on the disk when it resolves. */
export const storeContent = async (
  content: Readable,
  { backup, cipher }: BackupFolder,
  path: string,
): Promise<StoredFile> => {
  const to = fileIn(backup, path, cipher)
  const { stream, measured } = measuring()
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const target = createWriteStream(to, { mode: 0o600, flags: 'wx' })
  // Level 1: a database shrinks to a fifth, and higher levels cost more time than they save room.
  const gzip = createGzip({ level: 1 })
  await (cipher
    ? pipeline(content, stream, gzip, cipher.seal, target)
    : pipeline(content, stream, gzip, target))
  await flush(to)
  return { path, ...measured() }
}

/** Copies a file into a backup. */
export const storeFile = (from: string, to: BackupFolder, path: string): Promise<StoredFile> =>
  storeContent(createReadStream(from, chunk), to, path)

/** Copies a file of a backup back; PostgreSQL flushes it before it recovers. Throws if it is not what was stored. */
export const restoreFile = async (
  { backup, cipher }: BackupFolder,
  to: string,
  file: StoredFile,
): Promise<void> => {
  const source = createReadStream(fileIn(backup, file.path, cipher), chunk)
  const { stream, measured } = measuring()
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const target = createWriteStream(to, { mode: 0o600, flags: 'wx' })
  const gunzip = createGunzip()
  await (cipher
    ? pipeline(source, cipher.open, gunzip, stream, target)
    : pipeline(source, gunzip, stream, target))
  const { bytes, sha256 } = measured()
  if (bytes !== file.bytes || sha256 !== file.sha256)
    throw new Error(`The backup is damaged: ${file.path} is not what was stored.`)
}

/** Files that are copied at the same time: flushing them to the disk is most of the work. */
const atOnce = 8

/** Copies several files at a time. Throws the first error, or why `stopping` is aborted, once no copy is under way. */
export const severalAtOnce = async <T>(
  files: readonly T[],
  copy: (file: T) => Promise<void>,
  stopping?: AbortSignal,
): Promise<void> => {
  const queue = [...files]
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      stopping?.throwIfAborted()
      await copy(file)
    }
  }
  const done = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const one of done) if (one.status === 'rejected') throw one.reason
}
