import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Message } from '../provider.ts'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))

/** The payment in the sandbox's books, and the request by which the payer's browser returns. */
export interface Paid {
  readonly payment: { readonly status: string; readonly captured: number }
  readonly return?: {
    readonly method: 'GET' | 'POST'
    readonly url: string
    readonly fields: readonly (readonly [string, string])[]
  }
}

/** The sandbox gateway in a process of its own, from its sources, and a server that receives its notifications. */
export interface SandboxProcess {
  readonly url: string
  /** The address at which notifications arrive. */
  readonly publicUrl: string
  /** What has arrived, with the path that it came to. */
  readonly received: { readonly path: string; readonly message: Message }[]
  /** Calls the panel. */
  panel<Result>(path: string, data: object): Promise<Result>
  close(): Promise<void>
}

const openReceiver = async (received: SandboxProcess['received']) => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const raw = Buffer.concat(chunks)
      const query = new URLSearchParams()
      const message: Message = { method: 'POST', kind: 'notify', headers, raw, query }
      received.push({ path: request.url ?? '', message })
      response.end('CBTOKEN:MPSTATOK [accepted]')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export const startSandboxProcess = async (): Promise<SandboxProcess> => {
  const received: SandboxProcess['received'] = []
  const receiver = await openReceiver(received)
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'apps/sandbox/src/startup/main.ts', '--child'],
    { cwd: root, env: { ...process.env, PORT: '0' }, stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = line.toString().trim()
  const { port } = receiver.address() as AddressInfo
  return {
    url,
    publicUrl: `http://127.0.0.1:${port}`,
    received,
    panel: async <Result>(path: string, data: object): Promise<Result> => {
      const response = await fetch(`${url}/panel/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      return (await response.json()) as Result
    },
    close: async () => {
      receiver.close()
      receiver.closeAllConnections()
      const exit = once(child, 'exit')
      child.stdin.end()
      await exit
    },
  }
}
