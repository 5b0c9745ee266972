import { CallError } from '@comanda/client'
import { type Script, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { Button } from '@comanda/ui'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { useApproval } from './approval-context.tsx'

const refused = (code: string, data: Readonly<Record<string, unknown>> = {}) =>
  new CallError({ name: 'Forbidden', message: code, statusCode: 403, code, data })
const terms = { digest: 'one dish', amount: 38.5 }
const grown = { digest: 'of a larger bill', amount: 77 }

const open = async (script: Script, differs = false) => {
  const sent: object[] = []
  const call = async (fields: object): Promise<void> => {
    sent.push(fields)
    if (!('approval' in fields)) throw refused('approvalRequired', terms)
    if (differs && sent.length === 2) throw refused('approvalDiffers', grown)
  }
  const outcomes: string[] = []
  const Void = () => {
    const approved = useApproval()
    const run = async (): Promise<void> => {
      try {
        const words = 'Take off 1 × Noodles'
        const of = { action: 'tableSessions/voidLines', record: 'session', words } as const
        await approved({ ...of, sum: 'less' }, call)
        outcomes.push('done')
      } catch {
        outcomes.push('refused')
      }
    }
    return <Button onClick={() => void run()}>Void</Button>
  }
  const server = scriptedConnection(script)
  const { client } = staffClientOver(server.connection)
  const screen = await renderForStaff(<Void />, { client })
  await screen.press('button', 'Void')
  const sheet = within(screen.get('dialog', 'A manager must approve this'))
  const enter = async (pin: string): Promise<void> => {
    for (const digit of pin) await sheet.press('button', digit)
    await sheet.press('button', 'Approve')
  }
  return { ...screen, server, sheet, sent, outcomes, enter }
}

test('STAFF-4.10: a call that a manager must approve is made again with the approval of their PIN', async () => {
  const { enter, sent, outcomes, server, all } = await open({
    'approvals/grant create': () => ({ approval: 'token', approver: { _id: 'm' }, expires: '' }),
  })
  await enter('4729')
  await vi.waitFor(() => expect(outcomes).toEqual(['done']))
  expect(sent).toEqual([{}, { approval: 'token' }])
  expect(server.calls.at(-1)?.args[0]).toMatchObject({
    pin: '4729',
    action: 'tableSessions/voidLines',
    record: 'session',
    ...terms,
  })
  expect(all('dialog')).toEqual([])
})

test('STAFF-4.10: a keyboard types the PIN: the field has the keys once the sheet is there', async () => {
  const { sheet } = await open({})
  expect(document.activeElement).toBe(sheet.get('textbox', 'PIN of a manager'))
})

test('STAFF-4.10: the sheet says what is approved, with the server’s sum, and requests the PIN again if the bill has changed', async () => {
  const { enter, sent, outcomes, sheet, server, get } = await open(
    {
      'approvals/grant create': () => ({ approval: 'token', approver: { _id: 'm' }, expires: '' }),
    },
    true,
  )
  expect(sheet.text()).toContain('Take off 1 × Noodles')
  expect(sheet.text()).toContain('The bill becomes less by $ 38.50.')
  await enter('4729')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await vi.waitFor(() => get('dialog', 'A manager must approve this'))
  const again = within(get('dialog', 'A manager must approve this'))
  await vi.waitFor(() => expect(again.text()).toContain('The bill becomes less by $ 77.00.'))
  expect(again.text()).toContain('The bill has changed meanwhile')
  for (const digit of '4729') await again.press('button', digit)
  await again.press('button', 'Approve')
  await vi.waitFor(() => expect(outcomes).toEqual(['done']))
  expect(server.calls.at(-1)?.args[0]).toMatchObject(grown)
})

test('STAFF-4.10: a wrong PIN says so and is cleared; without an approval nothing is done', async () => {
  const { enter, sent, outcomes, sheet } = await open({
    'approvals/grant create': () => {
      throw refused('pinWrong')
    },
  })
  await enter('1111')
  expect(sheet.text()).toContain('This is not the PIN of a manager.')
  expect(sheet.get('button', 'Approve').hasAttribute('disabled')).toBe(true)
  await sheet.press('button', 'Close')
  await vi.waitFor(() => expect(outcomes).toEqual(['refused']))
  expect(sent).toEqual([{}])
})
