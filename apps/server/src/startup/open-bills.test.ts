import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { startEmbedded } from '../database/embedded/engine.ts'
import { migrate } from '../database/migrate.ts'
import { createLogger } from '../logging/logger.ts'
import { openBills } from './open-bills.ts'

const root = mkdtempSync(join(tmpdir(), 'comanda-bills-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const open = () => openBills(readConfig({ DATA_DIR: root }, root), createLogger('silent'))
const readsBills = async (): Promise<void> => {
  const bills = await open()
  expect(await bills.prove('f'.repeat(24))).toBeUndefined()
  await bills.close()
}

it('reads the data folder beside a running server and without one, and creates none (BOOK-2.2)', async () => {
  await expect(open()).rejects.toThrow('There are no orders')
  const engine = await startEmbedded({ dataFolder: root })
  await migrate(engine.connection)
  await readsBills()
  await engine.stop()
  await readsBills()
}, 60_000)
