import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demo } from '@comanda/demo'
import pino from 'pino'
import { expect, it } from 'vitest'
import { registerWithSandbox } from './register-with-sandbox.ts'

const urlOf = (name: string): string => {
  const account = demo.paymentAccounts.find(({ provider }) => provider === name)
  return `http://127.0.0.1:3000/api/payments/notify/${account?._id}`
}

it('the sandbox gateway learns where to notify the accounts whose providers know registered addresses only', async () => {
  const registered: unknown[] = []
  const secrets: unknown[] = []
  let isStarting = true
  const sandbox = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      // Not ready yet: it is tried again.
      secrets.push(request.headers.authorization)
      response.statusCode = isStarting ? 503 : 200
      if (!isStarting) registered.push(JSON.parse(Buffer.concat(parts).toString()))
      isStarting = false
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    sandbox.listen(0, '127.0.0.1', resolve)
  })
  const { port } = sandbox.address() as AddressInfo
  const log = pino({ level: 'silent' })
  const gateway = { url: `http://127.0.0.1:${port}`, panelToken: 'its secret' }
  await registerWithSandbox(gateway, 'http://127.0.0.1:3000', log)
  sandbox.close()
  expect(new Set(secrets)).toEqual(new Set(['Bearer its secret']))
  expect(registered).toEqual([
    { provider: 'stripe', url: urlOf('stripe') },
    { provider: 'stripe', url: urlOf('stripeTerminal') },
    { provider: 'fps', url: urlOf('fps') },
    { provider: 'adyen', url: urlOf('adyen') },
  ])
})
