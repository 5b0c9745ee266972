import { type ServiceDescription, services } from '@comanda/contract'
import { expect, it } from 'vitest'
import { nullReference } from './null-reference.ts'

const refusalOf = (path: keyof typeof services, data: object) => {
  const description: ServiceDescription = services[path]
  if (!description.data) throw new Error(`${path} takes no data`)
  return nullReference(description.data, data)
}

it.each([
  ['tableSessions/createOrResume', 'viewItem', 'fixedCodeTableInvalid'],
  ['tableSessions/createOrResume', 'shop', 'shopNotFound'],
  ['tableSessions/order', 'session', 'sessionNotFound'],
  ['tableSessions/subscribe', 'item', 'sessionNotFound'],
  ['tableCodes/scan', 'code', 'fixedCodeTableInvalid'],
] as const)('CALL-4.11: %s with %s: null is refused as %s', (path, field, code) => {
  expect(refusalOf(path, { [field]: null })).toMatchObject({ code, field })
})

it('CALL-4.11: not data without null, nor a null in a field that is no identifier', () => {
  expect(refusalOf('tableSessions/order', { session: 'a'.repeat(24) })).toBeUndefined()
  expect(refusalOf('tableSessions/order', {})).toBeUndefined()
  expect(refusalOf('userCoupons/claim', { code: null })).toBeUndefined()
})
