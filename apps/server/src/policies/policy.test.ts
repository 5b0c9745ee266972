import { fieldIn, fieldIs } from '@comanda/contract'
import { expect, it } from 'vitest'
import { anyOf, type Rule } from './policy.ts'

const call = { method: 'find', id: undefined, query: {}, data: {} } as const
const allowing =
  (shops: readonly string[]): Rule =>
  () =>
    fieldIn('shop', shops)
const nobody: Rule = () => undefined
const own: Rule = () => fieldIs('user', 'mei')

it('CALL-1.11: of rules that allow the same shop, its records are read once', () => {
  const rule = anyOf(allowing(['a', 'b']), own, allowing(['b', 'c']))
  expect(rule(call)).toEqual({
    kind: 'any',
    of: [fieldIs('user', 'mei'), fieldIn('shop', ['a', 'b', 'c'])],
  })
})

it('ACC-4.2: rules that allow nothing add nothing, and none refuses', () => {
  expect(anyOf(nobody, allowing(['a']))(call)).toEqual({
    kind: 'any',
    of: [fieldIn('shop', ['a'])],
  })
  expect(anyOf(nobody)(call)).toBeUndefined()
})
