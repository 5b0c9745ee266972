import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { textAt } from '../client/fields.ts'
import { ownerAccount, signedIn, url } from '../client/target.ts'
import { restaurant } from '../restaurant/restaurant.ts'

const page = new URL('../../../docs/integrate/rest.md', import.meta.url)

/** Returns the commands of the page, in their order. */
const commands = async (): Promise<string> => {
  const blocks = (await readFile(page, 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)
  return ['set -euo pipefail', ...[...blocks].map(([, block]) => block)].join('\n')
}

area('docs/integrate/rest.md', () => {
  check('its commands order and begin a payment with a key', async () => {
    const { shop } = await restaurant()
    const owner = await signedIn(ownerAccount)
    const rights = ['readMenu', 'placeOrders', 'readOrders']
    const key = textAt(await owner.create('apiKeys/make', { shop, name: 'Page', rights }), 'secret')
    const cwd = await mkdtemp(join(tmpdir(), 'comanda-rest-'))
    const env = { ...process.env, SERVER: url, KEY: key, SHOP: shop }
    const { stdout } = await promisify(execFile)('bash', ['-c', await commands()], { cwd, env })
    await rm(cwd, { recursive: true })
    expect(stdout).toMatch(/"outstanding": 100,/)
    expect(stdout).toMatch(/"kind":"qr"/)
  })
})
