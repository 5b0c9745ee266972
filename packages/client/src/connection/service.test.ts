import { expectTypeOf, test } from 'vitest'
import type { Service } from './service.ts'

type Data<C> = C extends { create(data: infer D): unknown } ? D : never

test('CALL-4.4: a write that takes an idempotency key is never sent without one from here', () => {
  expectTypeOf<Data<Service<'tableSessions/order'>>['idempotencyKey']>().toEqualTypeOf<string>()
  expectTypeOf<Data<Service<'tableSessions/subscribe'>>>().toEqualTypeOf<{ item: string }>()
})
