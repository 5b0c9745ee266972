import { expect, it } from 'vitest'
import { isLoopback } from './is-loopback.ts'

it.each(['localhost', '127.0.0.1', '127.0.1.1', '[::1]', 'shop.localhost'])(
  'SETUP-2.11: phones cannot reach a computer as %s',
  (name) => expect(isLoopback(name)).toBe(true),
)

it.each(['192.168.1.20', 'order.example', 'localhost.example', '10.0.0.1'])(
  'SETUP-2.11: phones may reach %s',
  (name) => expect(isLoopback(name)).toBe(false),
)
