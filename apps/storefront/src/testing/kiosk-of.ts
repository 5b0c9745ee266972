import { createStore, memoryStorage } from '@comanda/client'
import { createGuestClient } from '@comanda/client/kiosk'
import type { Device, HandedCart } from '@comanda/contract'
import { vi } from 'vitest'
import type { Kiosk } from '../kiosk/kiosk-context.tsx'
import type { Question } from '../kiosk/guests/question.ts'

const device: Device = {
  _id: 'd',
  shop: 's',
  name: 'Door',
  kind: 'kiosk',
  createTime: '2026-03-02T10:00:00.000Z',
}

/** Returns a kiosk without a server, for its context. */
export const kioskOf = (changes: Partial<Kiosk> = {}) => ({
  device,
  client: createGuestClient({
    url: 'http://127.0.0.1:9',
    storage: memoryStorage(),
    token: 'token',
    onRevoked: () => undefined,
  }),
  reset: vi.fn<() => void>(),
  report: () => Promise.resolve(),
  carrier: createStore<string | undefined>(undefined),
  passed: createStore<ReadonlySet<Question>>(new Set()),
  handed: createStore<HandedCart | undefined>(undefined),
  count: vi.fn<Kiosk['count']>(),
  noteScan: () => undefined,
  isBusy: false,
  isResumed: true,
  ...changes,
})
