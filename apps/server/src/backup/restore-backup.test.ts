import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readManifest, writeManifest } from './manifest.ts'
import { replaceData } from './restore-backup.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const makeData = (at: string, secret: string): void => {
  mkdirSync(join(at, 'postgres'), { recursive: true })
  mkdirSync(join(at, 'attachments'))
  writeFileSync(join(at, 'jwt-secret'), secret)
}

it('OPER-4.2: restored data replaces a used data folder, which is moved aside', () => {
  makeData(folder, 'old')
  makeData(join(folder, 'restoring'), 'new')
  const aside = replaceData(join(folder, 'restoring'), folder) ?? ''
  expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe('new')
  expect(readFileSync(join(aside, 'jwt-secret'), 'utf8')).toBe('old')
})

it('OPER-4.2: if restored data cannot be moved in, the data folder is as it was', () => {
  makeData(folder, 'old')
  const restoring = join(folder, 'restoring')
  makeData(restoring, 'new')
  // A link that leads nowhere is not seen, and no folder can replace it: the last move fails.
  rmSync(join(folder, 'jwt-secret'))
  symlinkSync('/nonexistent/secret', join(folder, 'jwt-secret'))
  rmSync(join(restoring, 'jwt-secret'))
  mkdirSync(join(restoring, 'jwt-secret'))
  expect(() => replaceData(restoring, folder)).toThrow(/EN?OTDIR|EEXIST|ENOTEMPTY/)
  expect(existsSync(join(folder, 'postgres'))).toBe(true)
  expect(readdirSync(folder).filter((name) => name.startsWith('replaced-'))).toEqual([])
  expect(readdirSync(restoring).toSorted()).toEqual(['attachments', 'jwt-secret', 'postgres'])
})

it.each([
  '../../etc/passwd',
  '/etc/passwd',
  'postgres/../../secret',
  'postgres/./base',
  'elsewhere/file',
  'postgres\\..\\file',
])('OPER-4.2: a manifest that names %s is refused', async (path) => {
  const manifest = { format: 1 as const, until: '2026-01-01', postgres: 18, folders: [] }
  const file = { path, bytes: 1, sha256: '' }
  await writeManifest(folder, { ...manifest, files: [file] })
  expect(() => readManifest(folder)).toThrow('is not a path in a data folder')
  rmSync(join(folder, 'manifest.json'))
  await writeManifest(folder, { ...manifest, folders: [path], files: [] })
  expect(() => readManifest(folder)).toThrow('is not a path in a data folder')
})
