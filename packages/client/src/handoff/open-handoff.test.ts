import { expect, it } from 'vitest'
import { CallError } from '../errors/call-error.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { openHandoff } from './open-handoff.ts'

const cart = { shop: sampleIds.shop, mode: 'takeAway' as const, lines: [] }

/** A server that makes a code for each call, of which `taken` have moved. */
const opened = (kind: 'move' | 'copy', taken: readonly string[] = []) => {
  let made = 0
  const server = scriptedConnection({
    'carts/handoff create': () => {
      made += 1
      const expires = new Date(Date.now() + 600_000).toISOString()
      return { handoff: `handoff ${made}`, code: `code ${made}`, expires }
    },
    'carts/withdraw create': ({ handoff }: { readonly handoff: string }) => {
      if (!taken.includes(handoff)) return { _id: handoff, left: 0 }
      const taking = { name: 'Conflict', message: 'It was taken.', statusCode: 409 }
      throw new CallError({ ...taking, code: 'handoffTaken' })
    },
  })
  return { ...server, handoff: openHandoff(server.connection, { kind, cart }) }
}

it('HANDOFF-1.7: a cart that moves is under one code: the one before is withdrawn before the next is made', async () => {
  const { handoff, calls } = opened('move')
  await handoff.make()
  await handoff.make()
  expect(calls.map(({ name }) => name)).toEqual([
    'carts/handoff create',
    'carts/withdraw create',
    'carts/handoff create',
  ])
  expect(handoff.state.get()).toMatchObject({ status: 'shown', made: { code: 'code 2' } })
  handoff.close()
})

it('HANDOFF-1.7: a cart that has moved while another code is requested moves no second time', async () => {
  const { handoff, count } = opened('move', ['handoff 1'])
  await handoff.make()
  await handoff.make()
  expect(count('carts/handoff create')).toBe(1)
  expect(handoff.state.get()).toMatchObject({ status: 'ended', taken: 1 })
  handoff.close()
})

it('HANDOFF-4.3: a copy can be taken under each code that was shown', async () => {
  const { handoff, count } = opened('copy')
  await handoff.make()
  await handoff.make()
  expect(count('carts/withdraw create')).toBe(0)
  handoff.close()
})
