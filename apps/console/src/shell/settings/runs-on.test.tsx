import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { RunsOn } from './runs-on.tsx'

const { client } = staffClientOver(scriptedConnection({}).connection)

test('OPER-1.6: the console says what the server runs on', async () => {
  const versions = { comanda: '0.1.0', node: '22.20.0', postgresql: '18.5' }
  const server = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ status: 'ok', versions })))
  const { text } = await renderForStaff(<RunsOn />, { client })
  expect(text()).toContain('Comanda 0.1.0, Node 22.20.0, PostgreSQL 18.5')
  server.mockRestore()
})

test('OPER-1.6: without a response it says nothing of that', async () => {
  const server = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.reject(new TypeError('no network')))
  const { text } = await renderForStaff(<RunsOn />, { client })
  expect(text()).not.toContain('Node')
  server.mockRestore()
})
