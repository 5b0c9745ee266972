import { expect, test } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createSetup } from './setup.ts'

test('SETUP-1.1: a server that does not say what it needs needs nothing', async () => {
  const { connection } = scriptedConnection({
    'setup find': () => {
      throw new Error('an earlier server')
    },
  })
  const setup = createSetup(connection)
  await setup.find()
  expect(setup.state.get()).toEqual({ needed: 'nothing' })
})

test('SETUP-2.9: after each step the store has how far the owner is', async () => {
  const progress = { step: 'menu', shop: 's', dishes: 0, tables: 0 }
  const server = scriptedConnection({
    'setup find': () => [{ needed: 'owner' }],
    'setup/progress create': () => progress,
    'setup/menu create': () => ({ added: 2, problems: [] }),
  })
  const setup = createSetup(server.connection)
  await setup.find()
  const added = await setup.addMenu({ shop: 's', format: 'lines', text: 'Tea 8\nMilk 9' })
  expect(added).toEqual({ added: 2, problems: [] })
  expect(setup.state.get()).toEqual({ needed: 'owner', progress })
})
