import type { ApplyMembersData, ImportMembersData, MembersImport } from '@comanda/contract'
import { expect, it } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createMemberFile } from './member-file.ts'

const shop = 'a'.repeat(24)
const resultOf = ({ rows }: Pick<ImportMembersData, 'rows'>): MembersImport => ({
  added: rows.length,
  changed: 0,
  unchanged: 0,
  points: rows.length * 10,
  balance: 0.1 * rows.length,
  problems: [],
  revision: `r${rows[0]?.row}`,
})
const fileOf = (count: number): string =>
  ['email,points', ...Array.from({ length: count }, (_, at) => `m${at}@eat.test,10`)].join('\n')

const open = (answers: Readonly<Record<string, (...args: never[]) => unknown>> = {}) => {
  const server = scriptedConnection({
    'users/members/import create': resultOf,
    'users/members/apply create': resultOf,
    ...answers,
  })
  const file = createMemberFile(server.connection, shop)
  const sent = (path: string) =>
    server.calls.flatMap(({ name, args }) =>
      name === `users/members/${path} create` ? [args[0] as ApplyMembersData] : [],
    )
  return { file, sent }
}

it('IMPORT-6.7: a file is read in parts of 200 rows, whose sums are shown', async () => {
  const { file, sent } = open()
  const steps: number[] = []
  file.state.subscribe(() => steps.push(file.state.get()?.done ?? 0))
  await file.choose('members.csv', fileOf(450))
  expect(sent('import').map(({ rows }) => rows.length)).toEqual([200, 200, 50])
  expect(steps).toEqual(expect.arrayContaining([200, 400, 450]))
  expect(file.state.get()).toMatchObject({
    step: 'read',
    rows: 450,
    sums: { added: 450, points: 4500, balance: 45 },
    problems: [],
  })
})

it('IMPORT-6.7: what was stopped continues at the part that was not answered, with its key', async () => {
  let isDown = true
  const { file, sent } = open({
    'users/members/apply create': (data: ApplyMembersData) => {
      if (data.rows[0]?.row === 202 && isDown) throw new Error('gone')
      return resultOf(data)
    },
  })
  await file.choose('members.csv', fileOf(450))
  await file.apply('Brought along')
  expect(file.state.get()).toMatchObject({ step: 'writing', done: 200 })
  expect(file.state.get()?.failure).toBeDefined()
  isDown = false
  await file.apply('Brought along')
  expect(file.state.get()).toMatchObject({ step: 'written', done: 450, sums: { added: 450 } })
  const calls = sent('apply')
  expect(calls.map(({ rows: [first] }) => first?.row)).toEqual([2, 202, 202, 402])
  expect(calls[1]?.idempotencyKey).toBe(calls[2]?.idempotencyKey)
  expect(new Set(calls.map((call) => call.idempotencyKey)).size).toBe(3)
  expect(calls.map(({ revision }) => revision)).toEqual(['r2', 'r202', 'r202', 'r402'])
})

it('IMPORT-6.5: a person who is twice in a file is named, though the rows are in two parts', async () => {
  const { file, sent } = open()
  await file.choose('members.csv', `${fileOf(300)}\nM7@eat.test,5`)
  expect(file.state.get()).toMatchObject({
    step: 'read',
    problems: [{ row: 302, code: 'twice', text: 'M7@eat.test' }],
  })
  expect(sent('import')).toEqual([])
})

it('IMPORT-6.1: a file without a column that names anybody is not read', async () => {
  const { file } = open()
  await file.choose('members.csv', 'Vorname,Notiz\nMei,5')
  expect(file.state.get()).toMatchObject({ problems: [{ code: 'columnMissing' }] })
  await file.mapColumn(0, 'phone')
  expect(file.state.get()).toMatchObject({ columns: ['phone', undefined], rows: 1, problems: [] })
})

it('another file that is chosen in the meantime takes the place of the first', async () => {
  const { file } = open()
  const first = file.choose('first.csv', fileOf(450))
  await file.choose('second.csv', fileOf(3))
  await first
  expect(file.state.get()).toMatchObject({ name: 'second.csv', step: 'read', done: 3 })
})
