import { Id, type ServiceDescription, services } from '@comanda/contract'
import { expect, it } from 'vitest'
import { checkedData } from './check-data.ts'
import { nullReference, withNobodysIds } from './null-reference.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makeMember, makeMemberShop } from '../testing/member-shop.ts'

const refusalOf = (path: keyof typeof services, data: object) => {
  const description: ServiceDescription = services[path]
  if (!description.data) throw new Error(`${path} takes no data`)
  return nullReference(description.data, data)
}

it.each([
  ['tableSessions/createOrResume', 'viewItem', 'fixedCodeTableInvalid'],
  ['tableSessions/createOrResume', 'shop', 'shopNotFound'],
  ['tableSessions/order', 'session', 'sessionNotFound'],
  ['tableCodes/scan', 'code', 'fixedCodeTableInvalid'],
] as const)('CALL-4.11: %s with %s: null is refused as %s', (path, field, code) => {
  expect(refusalOf(path, { [field]: null })).toMatchObject({ code, field })
})

it('CALL-4.11: not data without null, nor a null in a field that is no identifier', () => {
  expect(refusalOf('tableSessions/order', { session: 'a'.repeat(24) })).toBeUndefined()
  expect(refusalOf('tableSessions/order', {})).toBeUndefined()
  expect(refusalOf('userCoupons/claim', { code: null })).toBeUndefined()
})

/** The required identifiers at the top of what a call takes. */
const requiredIds = Object.values<ServiceDescription>(services).flatMap(
  ({ path, data, record }): (readonly [path: keyof typeof services, field: string])[] => {
    const required: readonly string[] = data?.['required'] ?? []
    const properties: Readonly<Record<string, { pattern?: string }>> = data?.['properties'] ?? {}
    return record
      ? []
      : required.flatMap((field) =>
          properties[field]?.pattern === Id.pattern
            ? [[path as keyof typeof services, field] as const]
            : [],
        )
  },
)

it('CALL-4.11: no schema says what a null identifier of a call is', () => {
  expect(requiredIds.length).toBeGreaterThan(80)
  for (const [path, field] of requiredIds) {
    const { data }: ServiceDescription = services[path]
    const says = () => checkedData(data!, { [field]: null }, true)
    expect(says, `${path}: ${field}`).not.toThrow(new RegExp(`${field} must be string`))
  }
})

it('CALL-4.11: null in a list, or within a list, is an identifier that no record has', () => {
  const { data } = services['tableSessions/order'] satisfies ServiceDescription
  const sent = {
    session: 'a'.repeat(24),
    cart: [{ product: 'b'.repeat(24), options: [{ option: null }] }],
    coupons: [null],
  }
  const nobody = 'f'.repeat(24)
  expect(withNobodysIds(data, sent)).toEqual({
    ...sent,
    cart: [{ product: 'b'.repeat(24), options: [{ option: nobody }] }],
    coupons: [nobody],
  })
})

it('CALL-4.11: a coupon, a reward and a way to pay that are null are refused in the words of the field', async () => {
  const server = await startTestServer()
  const shop = await makeMemberShop(server)
  const member = await makeMember(server, shop)
  const { session } = await member.calls.create()
  const call = (path: string, data: object) => member.client.service(path).create(data)
  expect(await call('userCoupons/validate', { coupon: null, shop: shop.shop })).toMatchObject({
    status: 'invalidCode',
  })
  const refusals = [
    ['gifts/redeem', { gift: null, shop: shop.shop }, 'giftRefused'],
    ['payments/online', { methodRef: null, session: session._id }, 'paymentRefused'],
    ['tableSessions/payBy', { methodRef: null, session: session._id }, 'paymentRefused'],
    ['tableSessions/subscribe', { item: null }, 'sessionNotFound'],
    ['shops/subscribe', { item: null }, 'shopNotFound'],
  ] as const
  const codes = await Promise.all(
    refusals.map(([path, data]) =>
      call(path, data).catch((error: { readonly data: unknown }) => error.data),
    ),
  )
  expect(codes).toMatchObject(refusals.map(([, , code]) => ({ code })))
  await server.stop()
})
