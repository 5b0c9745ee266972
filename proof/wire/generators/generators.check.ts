import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { textAt } from '../client/fields.ts'
import { ownerAccount, signedIn, url } from '../client/target.ts'
import { api } from '../restaurant/http.ts'
import { restaurant } from '../restaurant/restaurant.ts'

const run = promisify(execFile)
const cwd = import.meta.dirname

/** To install packages, or to compile all that generators make, in ms. */
const patience = 300_000

/** Runs a program of this folder's packages. Fails with what it printed. */
const bin = async (name: string, ...args: readonly string[]): Promise<string> => {
  try {
    return (await run(`${cwd}/node_modules/.bin/${name}`, args, { cwd })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${name}: ${stdout ?? ''}${stderr ?? ''}`, { cause: error })
  }
}

const document = once(async () => {
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd })
  const path = `${cwd}/made/openapi.json`
  await mkdir(`${cwd}/made`, { recursive: true })
  await writeFile(path, await (await api('openapi.json')).text())
  return path
})

const generated = once(async () => {
  const path = await document()
  await bin('openapi-typescript', path, '-o', 'made/openapi-fetch.ts')
  await bin('openapi-ts', '-i', path, '-o', 'made/hey-api')
})

const key = once(async () => {
  const { shop } = await restaurant()
  const owner = await signedIn(ownerAccount)
  const rights = ['readMenu', 'placeOrders']
  return textAt(await owner.create('apiKeys/make', { shop, name: 'Generated', rights }), 'secret')
})

const lint = async () => {
  const path = await document()
  expect((await run('node', ['lint.mjs', path], { cwd })).stdout).toBe('')
}

const compile = async () => {
  await generated()
  expect(await bin('tsc', '-p', '.')).toBe('')
}

area('clients that public generators make of the description (CALL-4.6)', () => {
  check('Redocly’s recommended rules find nothing in it', lint, patience)
  check('they compile strictly', compile, patience)
  for (const program of ['openapi-fetch.mts', 'hey-api.mts'])
    for (const caller of ['a key', 'a guest']) {
      const order = async () => {
        await generated()
        const { shop, tea } = await restaurant()
        const args = ['tsx', program, `${url}/api`, shop, tea]
        if (caller === 'a key') args.push(await key())
        const { stdout } = await run('npx', args, { cwd })
        expect(stdout).toMatch(new RegExp(`^[0-9a-f]{24} ${shop}\n$`))
      }
      check(`${program} reads the menu and orders as ${caller}`, order, patience)
    }
})
