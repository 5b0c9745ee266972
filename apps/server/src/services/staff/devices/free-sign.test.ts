import { type PairingSign, signColours, signShapes } from '@comanda/contract'
import { expect, test } from 'vitest'
import { freeSign } from './free-sign.ts'

test('KIOSK-1.7: devices beside each other show different signs while there are any', () => {
  const shown: PairingSign[] = []
  const most = signShapes.length * signColours.length
  while (shown.length < most) shown.push(freeSign(shown))
  expect(most).toBe(64)
  expect(new Set(shown.map(({ shape, colour }) => `${colour} ${shape}`)).size).toBe(most)
  expect(signShapes).toContain(freeSign([...shown, null]).shape)
})
