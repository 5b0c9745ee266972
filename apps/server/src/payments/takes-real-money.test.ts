import { expect, it } from 'vitest'
import { takesRealMoney } from './takes-real-money.ts'

it('PAY-7.21: a server takes real money if guests reach it at an https address', () => {
  for (const publicUrl of ['https://menu.example', 'https://menu.example:8443', 'https://10.0.0.9'])
    expect(takesRealMoney({ publicUrl })).toBe(true)
  expect(takesRealMoney({})).toBe(false)
})

it('PAY-7.21: not over http, nor on the machine of a developer', () => {
  for (const publicUrl of [
    'http://menu.example',
    'https://localhost:3000',
    'https://app.localhost',
    'https://127.0.0.1',
    'https://[::1]:3000',
  ])
    expect(takesRealMoney({ publicUrl })).toBe(false)
})
