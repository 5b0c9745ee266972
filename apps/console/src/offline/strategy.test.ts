import { expect, it } from 'vitest'
import { strategyOf } from './strategy.ts'

const origin = 'https://eat.example'
const of = (path: string, mode = 'cors', method = 'GET') =>
  strategyOf({ method, mode, url: new URL(path, origin).href }, origin)

it('STAFF-8.1: pages of the console come from the network first, its files from the cache', () => {
  for (const path of ['/console/', '/console/5f/floor', '/console/5f/orders?x=1'])
    expect(of(path, 'navigate')).toBe('page')
  expect(of('/console/assets/main-x.js')).toBe('asset')
})

it('STAFF-8.3: what the server says is never cached, nor is another app', () => {
  expect(of('/api/orders')).toBe('network')
  expect(of('/api/orders', 'navigate')).toBe('network')
  expect(of('/console/assets/main-x.js', 'cors', 'POST')).toBe('network')
  expect(of('/', 'navigate')).toBe('network')
  expect(of('/assets/main-x.js')).toBe('network')
  expect(of('https://else.example/console/assets/a.js')).toBe('network')
})
