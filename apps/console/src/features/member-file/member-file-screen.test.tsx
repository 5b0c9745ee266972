import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { ImportProblem, MembersImport } from '@comanda/contract'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { MemberFileScreen } from './member-file-screen.tsx'

const open = async (problems: ImportProblem[] = []) => {
  const result: MembersImport = {
    added: 1,
    changed: 0,
    unchanged: 0,
    points: 120,
    balance: 40.5,
    problems,
    revision: 'r',
  }
  const server = scriptedConnection({
    'authentication create': () => ({
      accessToken: 'token',
      user: { _id: 'u', staff: [{ role: 'owner' }] },
    }),
    'shops find': () => [sampleMenu.shop],
    'users/members/import create': () => result,
    'users/members/apply create': () => result,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const screen = await renderForStaff(<MemberFileScreen />, staff)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = [new File(['email,points\nmei@eat.test,120'], 'members.csv')]
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  await screen.settle(() => {
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect.poll(() => server.count('users/members/import create')).toBe(1)
  await screen.settle(() => undefined)
  return { ...screen, server }
}

test('IMPORT-6.7: what a file would change is shown, then it is imported with its note', async () => {
  const { fill, press, text, server } = await open()
  expect(text()).toContain('New members 1')
  expect(text()).toContain('+120')
  await fill('textbox', 'What is it for?', 'From the old till')
  await press('button', 'Import 1 member')
  expect(text()).toContain('1 member is imported')
  const call = server.calls.at(-1)
  expect(call?.name).toBe('users/members/apply create')
  expect(call?.args[0]).toMatchObject({
    note: 'From the old till',
    revision: 'r',
    rows: [{ row: 2 }],
  })
})

test('IMPORT-6.5: problems are shown by row and column, and nothing can be imported', async () => {
  const { text, names } = await open([
    { row: 2, column: 'points', code: 'amountInvalid', text: 'many' },
  ])
  expect(text()).toContain('Line 2 Points: “many” is no amount')
  expect(names('button')).not.toContain('Import 1 member')
})
