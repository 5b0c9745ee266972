import { expect, it } from 'vitest'
import { encryptedNumber } from './qr-cipher.ts'

it('INV-5.2: the number in the QR code is encrypted as the tax authority does', () => {
  expect(encryptedNumber('FE05F029154F6AA67A78B338ED2F6601', 'XF00001234', '9876')).toBe(
    'CamotDNRUN8bVyY5S1BhFQ==',
  )
})
