/**
 * The contract suite: `npm run wire` starts a server of its own, `npm run wire -- http://…` checks one that runs. Words
 * after that choose files: `npm run wire -- lines`. The owner of another server is `WIRE_OWNER_EMAIL` and
 * `WIRE_OWNER_PASSWORD`; the suite opens a restaurant there and leaves it behind.
 */
import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'
import { wireArguments } from './test/wire.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const words = process.argv.slice(2)
const url = words.find((word) => /^https?:/.test(word))
const files = words.filter((word) => word !== url)
const environment = {
  ...(url === undefined ? {} : { WIRE_URL: url }),
  ...(files.length === 0 ? {} : { WIRE_PARTIAL: '1' }),
}

const passed = await command(
  root,
  'the calls of the specification',
  'vitest',
  wireArguments(files),
  {
    environment,
  },
)
process.exitCode = passed ? 0 : 1
