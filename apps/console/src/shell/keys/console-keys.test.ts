import { expect, test } from 'vitest'
import { createKeyReader } from './console-keys.ts'

const press = (key: string, timeStamp = 0, ctrlKey = false) => ({
  key,
  timeStamp,
  ctrlKey,
  metaKey: false,
  altKey: false,
})

test('STAFF-5.8: a key has a command, also as a capital; with a modifier it is the browser’s', () => {
  const read = createKeyReader()
  expect(read(press('/'))).toEqual({ do: 'search' })
  expect(read(press('N'))).toEqual({ do: 'newOrder' })
  expect(read(press('p', 0, true))).toBeUndefined()
  expect(read(press('x'))).toBeUndefined()
})

test('STAFF-5.8: g and a letter go to a screen if they follow each other', () => {
  const read = createKeyReader()
  expect(read(press('g', 100))).toBeUndefined()
  expect(read(press('f', 400))).toEqual({ do: 'go', to: '/$shop/floor' })
  expect(read(press('f', 500))).toBeUndefined()
  read(press('g', 1000))
  expect(read(press('o', 9000))).toBeUndefined()
  read(press('g', 10_000))
  expect(read(press('n', 10_100))).toBeUndefined()
})
