import { CallError } from '@comanda/client'
import { useConnection, useLoaded } from '@comanda/client/react'
import { loadRewards } from '@comanda/client/rewards'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderForDiner } from '../testing/render-for-diner.tsx'
import { LoadedContent } from './loaded-content.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const busy = new CallError({ name: 'Unavailable', message: 'Busy', statusCode: 503 })
const forbidden = new CallError({ name: 'Forbidden', message: 'Not yours', statusCode: 403 })

const RewardCount = () => {
  const connection = useConnection()
  const loaded = useLoaded('rewards', () => loadRewards(connection))
  return (
    <LoadedContent loaded={loaded}>
      {({ gifts }) => <p role="note">{gifts.length}</p>}
    </LoadedContent>
  )
}

/** Opens a screen whose first loads fail. */
const open = async (...failures: readonly CallError[]) => {
  const left = [...failures]
  const script = {
    'gifts find': () => {
      const failure = left.shift()
      if (failure) throw failure
      return [{ _id: 'tea' }]
    },
  }
  const screen = await renderForDiner(<RewardCount />, { script })
  const pass = (seconds: number) => screen.act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await pass(0)
  return { ...screen, pass }
}

it('SCREEN-1.9: what the server could not load now is loaded again after 5 to 10 s, until it is there', async () => {
  const { get, all, pass, server } = await open(busy, busy)
  expect(all('button', 'Try again')).toHaveLength(1)
  await pass(4)
  expect(server.count('gifts find')).toBe(1)
  await pass(6)
  expect(server.count('gifts find')).toBe(2)
  expect(all('button', 'Try again')).toHaveLength(1)
  await pass(10)
  expect(get('note').textContent).toBe('1')
  await pass(60)
  expect(server.count('gifts find')).toBe(3)
})

it('SCREEN-1.9: what the server refuses is not loaded again by itself', async () => {
  const { pass, server, press, get } = await open(forbidden)
  await pass(60)
  expect(server.count('gifts find')).toBe(1)
  await press('button', 'Try again')
  await pass(0)
  expect(get('note').textContent).toBe('1')
})

it('SCREEN-1.9: without a network it is loaded on the next connect alone', async () => {
  const { pass, server, act, get } = await open(busy)
  await act(() => server.status.set('offline'))
  await pass(60)
  expect(server.count('gifts find')).toBe(1)
  await act(() => {
    server.status.set('online')
    server.reconnect()
  })
  await pass(0)
  expect(get('note').textContent).toBe('1')
})
