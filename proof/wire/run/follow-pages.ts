import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Gateway } from '../../payment-faults/there/gateway.ts'
import { portsInARow } from '../../server/ports-in-a-row.ts'
import { RunningServer } from '../../server/running-server.ts'

/** Returns the blocks of a language on a page of `docs/integrate`, in their order. */
const blocksOf = async (page: string, language: 'sh' | 'js'): Promise<string[]> => {
  const text = await readFile(new URL(`../../../docs/integrate/${page}`, import.meta.url), 'utf8')
  const blocks = text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))
  return [...blocks].map(([, block = '']) => block)
}

/** Runs the commands of pages, one page after the other, as somebody with an empty server does who reads them. Returns what they print. */
export const followPages = async (...pages: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-pages-'))
  const [data, cwd] = [join(folder, 'data'), join(folder, 'shell')]
  await Promise.all([mkdir(data), mkdir(cwd)])
  const gateway = await Gateway.start()
  const env = { PAYMENT_SANDBOX_URL: gateway.url, WEBHOOK_HOSTS: 'localhost' }
  const server = await RunningServer.start(data, env, ['--empty'])
  try {
    const commands = await Promise.all(pages.map((page) => blocksOf(page, 'sh')))
    const [receiver = ''] = await blocksOf('webhooks.md', 'js')
    await writeFile(join(cwd, 'receive.mjs'), receiver)
    const [port] = await portsInARow(1)
    const ours = {
      SERVER: server.url,
      SANDBOX: gateway.url,
      TOKEN: (await readFile(join(data, 'setup-token'), 'utf8')).trim(),
      LISTEN: String(port),
    }
    const script = ['set -euo pipefail', 'trap "kill 0" ERR', ...commands.flat()].join('\n')
    const options = { cwd, env: { ...process.env, ...ours }, timeout: 120_000 }
    return (await promisify(execFile)('setsid', ['-w', 'bash', '-c', script], options)).stdout
  } finally {
    await server.stop()
    await gateway.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
