import { createStore } from '@comanda/client'
import type { LoadedState } from '@comanda/client/staff'
import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../testing/render-for-staff.tsx'
import { RecordScreen } from './record-screen.tsx'

interface Station {
  readonly _id: string
  readonly name: string
}

const stations = (names: readonly string[]): readonly Station[] =>
  names.map((name) => ({ _id: name, name }))

test('STAFF-10.23: a long list has a filter; once it is short all of it shows, whatever was searched', async () => {
  const names = ['Bar', 'Grill', 'Wok', 'Steam', 'Cold', 'Pastry', 'Pass']
  const state = createStore<LoadedState<readonly Station[]>>({
    status: 'ready',
    value: stations(names),
  })
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const {
    fill,
    names: named,
    settle,
  } = await renderForStaff(
    <RecordScreen
      level={1}
      title="Stations"
      text=""
      newText="New station"
      emptyText=""
      list={{ state, open: () => () => undefined, reload: async () => undefined }}
      nameOf={({ name }) => name}
      factsOf={() => []}
      form={() => undefined}
    />,
    { client },
  )
  await fill('searchbox', 'Filter by name', 'wo')
  expect(named('button')).toEqual(['New station', 'Edit Wok'])
  await settle(() => state.set({ status: 'ready', value: stations(names.slice(1)) }))
  expect(named('searchbox')).toEqual([])
  expect(named('button')).toEqual(['New station', ...names.slice(1).map((name) => `Edit ${name}`)])
})
