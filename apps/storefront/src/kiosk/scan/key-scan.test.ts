import { expect, test } from 'vitest'
import { createKeyScans, type ScannedKey } from './key-scan.ts'

const codeOf = (character: string): Pick<ScannedKey, 'code' | 'isShifted'> =>
  /\d/.test(character)
    ? { code: `Digit${character}`, isShifted: false }
    : { code: `Key${character.toUpperCase()}`, isShifted: character === character.toUpperCase() }

const open = () => {
  const read: string[] = []
  let time = 1000
  const scans = createKeyScans(
    (text) => read.push(text),
    () => read.push('CapsLock'),
  )
  /** Types a text with so many ms between keys; returns whether Enter was taken. */
  const type = (text: string, pace: number, isCapsLock = false): boolean => {
    for (const character of text) {
      scans.press({ ...codeOf(character), isCapsLock, time })
      time += pace
    }
    return scans.press({ code: 'Enter', isShifted: false, isCapsLock, time })
  }
  const wait = (ms: number) => {
    time += ms
  }
  return { read, type, wait }
}

test('KIOSK-5.1: what is typed at the pace of a scanner is a code, with its capitals, and its Enter is taken', () => {
  const { read, type } = open()
  expect(type('Welcome20', 10)).toBe(true)
  expect(read).toEqual(['Welcome20'])
})

test('KIOSK-5.1: what a person types, or fewer than six keys, is not a code', () => {
  const { read, type } = open()
  expect(type('WELCOME20', 60)).toBe(false)
  expect(type('12345', 10)).toBe(false)
  expect(read).toEqual([])
})

test('KIOSK-5.1: keys before a silence do not belong to the code', () => {
  const { read, type, wait } = open()
  type('12', 10)
  wait(500)
  type('123456789012', 10)
  expect(read).toEqual(['123456789012'])
})

test('KIOSK-5.1: the same code within three seconds is read once', () => {
  const { read, type, wait } = open()
  type('WELCOME20', 10)
  wait(1000)
  expect(type('WELCOME20', 10)).toBe(true)
  expect(read).toEqual(['WELCOME20'])
  wait(4000)
  type('WELCOME20', 10)
  expect(read).toHaveLength(2)
})

test('KIOSK-5.1: with CapsLock letters may be wrong, digits are not', () => {
  const { read, type } = open()
  type('WELCOME20', 10, true)
  type('123456789012', 10, true)
  expect(read).toEqual(['CapsLock', '123456789012'])
})

test('KIOSK-5.1: a code with a key that is not known is not read in part; such keys before a code do not belong to it', () => {
  const { read, type } = open()
  type('123#456789', 10)
  type('#987654321', 10)
  expect(read).toEqual(['123\uFFFD456789', '987654321'])
})
