import type { Locator } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

/** Pixels of one of its squares. */
const SCALE = 4

/** Reads a QR code on a page, as a phone's camera does. */
export const readQrCode = async (code: Locator): Promise<string> => {
  const [box, path] = await Promise.all([
    code.getAttribute('viewBox'),
    code.locator('path').getAttribute('d'),
  ])
  const side = Number(box?.split(' ')[2]) * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, left, top] of path?.matchAll(/M(\d+) (\d+)/g) ?? [])
    for (let row = 0; row < SCALE; row += 1) {
      const start = (Number(top) * SCALE + row) * side + Number(left) * SCALE
      for (let pixel = start; pixel < start + SCALE; pixel += 1)
        data.fill(0, pixel * 4, pixel * 4 + 3)
    }
  return decodeQR({ width: side, height: side, data })
}
