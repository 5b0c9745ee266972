import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { ownerAccount, url } from '../client/target.ts'
import { restaurant } from '../restaurant/restaurant.ts'

const run = promisify(execFile)
const cwd = import.meta.dirname

/** To install packages, in ms. */
const patience = 300_000

const installed = once(() => run('npm', ['ci', '--no-audit', '--no-fund'], { cwd }))

area('clients of Feathers 4 and socket.io 2 (CALL-6.10)', () => {
  for (const transports of ['websocket', 'polling', 'polling,websocket']) {
    const order = async () => {
      await installed()
      const { shop, tea } = await restaurant()
      const { email, password } = ownerAccount
      const args = ['order.mjs', url, transports, email, password, shop, tea]
      const { stdout } = await run('node', args, { cwd })
      expect(stdout).toBe('20 true BadRequest 400 queryInvalid\n')
    }
    check(`they order, sign in, hear and read errors over ${transports}`, order, patience)
  }
})
