import { describe, expect, expectTypeOf, it, test } from 'vitest'
import type { Menu } from './menus/schema.ts'
import type { Order } from './orders/schema.ts'
import type { Product } from './products/schema.ts'
import { queryFields } from './services/query-fields.ts'
import type { DataOf, PatchData } from './services/record-data.ts'
import type { Page } from './services/service-types.ts'
import type { OrderResult } from './table-sessions/calls.ts'
import type { OrderData } from './table-sessions/ordering-data.ts'
import { tableSessions } from './table-sessions/service.ts'
import type { TableSession, TableSessionPatch } from './table-sessions/schema.ts'
import { services, type ServiceTypes } from './registry.ts'

describe('the service registry', () => {
  it.each(Object.entries(services))(
    '%s: stands under its path and can be read',
    (path, service) => {
      expect(service.path).toBe(path)
      expect(() => queryFields(service)).not.toThrow()
      for (const field of service.sort) expect(service.filter).toContain(field)
      if (service.methods.includes('create')) expect(service.data).toBeDefined()
      expect(service.record ?? service.result).toBeDefined()
      if (service.methods.includes('patch')) expect(service.patch).toBeDefined()
    },
  )
})

describe('the types of clients follow from the descriptions', () => {
  test('a service has its methods and no others, its own data, and lists or pages', () => {
    expectTypeOf<ServiceTypes['products']>().toEqualTypeOf<{
      find: readonly Product[]
      get: Product
      create: { data: DataOf<Product>; result: Product }
      patch: { data: PatchData<Product>; result: Product }
      remove: Product
    }>()
    expectTypeOf<ServiceTypes['tableSessions']>().toEqualTypeOf<{
      find: Page<TableSession>
      get: TableSession
      patch: { data: TableSessionPatch; result: TableSession }
    }>()
    expectTypeOf<ServiceTypes['orders']['find']>().toEqualTypeOf<Page<Order>>()
    expectTypeOf<ServiceTypes['menus']>().toEqualTypeOf<{ get: Menu }>()
  })

  test('a call stands at its path below its service, and takes its data', () => {
    expect(tableSessions.calls.order.path).toBe('tableSessions/order')
    expect(services['tableSessions/order']).toBe(tableSessions.calls.order)
    expectTypeOf<ServiceTypes['tableSessions/order']>().toEqualTypeOf<{
      create: { data: OrderData; result: OrderResult }
    }>()
    expectTypeOf<'tableSessions/none'>().not.toExtend<keyof ServiceTypes>()
  })
})
