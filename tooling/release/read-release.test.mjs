import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readRelease } from './read-release.mjs'

let root
const write = (file, content) => writeFileSync(join(root, file), content)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comanda-tag-'))
  for (const folder of ['apps/server', 'packages/engine']) {
    mkdirSync(join(root, folder), { recursive: true })
    write(join(folder, 'package.json'), '{ "version": "1.2.0" }')
  }
  write('package.json', '{ "version": "1.2.0" }')
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## 1.2.0 (2026-11-29)\n\n- New.\n\n## 1.1.0 (2026-10-01)\n\n- Old.\n',
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a tag is made of one version that the changelog begins with', () => {
  test('and has what the changelog says of it, no more', () => {
    expect(readRelease(root)).toEqual({ version: '1.2.0', notes: '- New.' })
  })

  test('the last of the changelog, too', () => {
    write('CHANGELOG.md', '# Changelog\n\n## 1.2.0\n\n- First.\n- Second.\n')
    expect(readRelease(root).notes).toBe('- First.\n- Second.')
  })

  test('not while the changelog begins with what is unreleased', () => {
    write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.2.0\n')
    expect(() => readRelease(root)).toThrow('begins with "Unreleased", not with 1.2.0')
  })

  test('not if a workspace has another version', () => {
    write('packages/engine/package.json', '{ "version": "1.1.0" }')
    expect(() => readRelease(root)).toThrow('packages/engine/package.json says 1.1.0')
  })

  test('not with a version that is no release', () => {
    write('package.json', '{ "version": "1.2.0-rc.1" }')
    expect(() => readRelease(root)).toThrow('no version')
  })
})
