import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { serveLicences } from './serve-licences.ts'

it('OPER-7.1: everybody reads the licences that the build has written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-licences-'))
  const file = join(folder, 'licences.txt')
  const server = await startTestServer({ web: () => serveLicences(file) })
  const get = () => fetch(`${server.url}/licences`)
  expect((await get()).status).toBe(404)
  writeFileSync(file, 'OFL-1.1 麵')
  const response = await get()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('OFL-1.1 麵')
  await server.stop()
  rmSync(folder, { recursive: true })
})
