import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Printer, PrintJob } from '@comanda/contract'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { PrinterSign } from './printer-sign.tsx'

const shop = sampleMenu.shop._id
const pass: Printer = { _id: 'p', shop, name: 'Pass', width: 80 }
const counter: Printer = { ...pass, _id: 'c', name: 'Counter' }
const job: PrintJob = {
  _id: 'j',
  shop,
  printer: 'p',
  kind: 'ticket',
  number: '012',
  status: 'waiting',
  tries: 2,
  createTime: '2026-03-02T10:00:00.000Z',
}

const open = async (printers: readonly Printer[]) => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop }),
    'printers find': () => printers,
    'printJobs find': () => ({ data: [job] }),
    'printJobs/again create': () => job,
  })
  const { client } = staffClientOver(server.connection, sampleMenu)
  return { ...(await renderForStaff(<PrinterSign />, { client })), server }
}

test('PRINT-6.2: while all printers print, nothing is shown and no slips are loaded', async () => {
  const { names, server } = await open([pass, counter])
  expect(names('button')).toEqual([])
  expect(server.count('printJobs find')).toBe(0)
})

test('PRINT-6.2: a printer that does not print is a red sign; its slips are printed by another one', async () => {
  const { press, text, server } = await open([{ ...pass, problem: 'paper' }, counter])
  await press('button', 'Pass: Out of paper · 1 slip waits')
  expect(text()).toContain('Put in a new roll.')
  expect(text()).toContain('Ticket · 012')
  await press('button', 'Print 1 slip there')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ shop, job: 'j', printer: 'c' })
})
