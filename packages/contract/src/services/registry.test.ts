import { describe, expect, it } from 'vitest'
import { queryFields } from './query-fields.ts'
import { services } from './registry.ts'

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
