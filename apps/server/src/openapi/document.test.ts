import { errorCodes, type ServiceMethod, services, webhookEvents } from '@comanda/contract'
import { dataProblem } from '@comanda/contract/validation'
import { Validator } from '@seriousme/openapi-schema-validator'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './document.ts'
import { exampleOf } from './example-of.ts'
import { operationIdOf } from './operation-names.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
  readonly 'x-errors': readonly string[]
}
interface Document {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, object>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const document = JSON.parse(
  JSON.stringify(openApiDocument(Object.values(services))),
) as unknown as Document
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

const verbs: Readonly<Record<ServiceMethod, string>> = {
  find: 'get',
  get: 'get',
  create: 'post',
  patch: 'patch',
  remove: 'delete',
}

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1 (CALL-4.6)', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...document })
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has each event of webhooks, without what says who a guest is (WEBHOOK-2.4, WEBHOOK-5.5)', () => {
    expect(Object.keys(document.webhooks)).toEqual(webhookEvents)
    const { ReservationOfWebhook: reservation } = document.components.schemas
    const { properties, required } = reservation as { properties: object; required: string[] }
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['adults', 'date', 'status']))
    for (const field of ['name', 'phone', 'email', 'remark', 'allergens']) {
      expect(properties).not.toHaveProperty(field)
      expect(required).not.toContain(field)
    }
  })

  const calls = Object.values(services).flatMap(({ path, methods }) =>
    methods.map((method) => [path, method] as const),
  )
  it.each(calls)('%s %s: is at its path', (path, method) => {
    const operation = operations.find(
      ({ operationId }) => operationId === operationIdOf(path, method),
    )
    const ofOne = method !== 'find' && method !== 'create' && path !== 'authentication'
    expect(document.paths[`/${path}${ofOne ? '/{id}' : ''}`]?.[verbs[method]]).toBe(operation)
    expect(operation).toBeDefined()
    if (method === 'create' || method === 'patch') expect(operation).toHaveProperty('requestBody')
  })

  it('names each operation once, by what generators take as a function, and says what it does and for whom', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
    expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([])
  })

  it('names the errors of each operation by codes that exist, with those of orders and payments among them (CALL-4.16)', () => {
    const named = new Map(operations.map((one) => [one.operationId, one['x-errors']]))
    for (const codes of named.values())
      expect(errorCodes).toEqual(expect.arrayContaining([...codes]))
    expect(named.get('createTableSessionsOrder')).toEqual(
      expect.arrayContaining(['sessionNotFound', 'priceChanged', 'outOfStock', 'keyRightMissing']),
    )
    expect(named.get('createPaymentsOnline')).toContain('paymentUnavailable')
  })

  const bodies = Object.values(services).flatMap(({ path, data, patch }) =>
    [data, patch].flatMap((schema) => (schema ? [[path, schema] as const] : [])),
  )
  it.each(bodies)('%s: the example of its data is valid', (_path, schema) => {
    expect(dataProblem(schema, exampleOf(schema))).toBeUndefined()
  })

  it('has no other operations, except for the files', () => {
    const ofFiles = operations.filter(({ tags }) => tags.includes('files'))
    expect(operations).toHaveLength(calls.length + ofFiles.length)
  })

  it.each(Object.values(services).filter(({ methods }) => methods.includes('find')))(
    '$path: find takes each field that can be asked for, and no other',
    ({ path, filter, keys = {} }) => {
      const names = document.paths[`/${path}`]?.['get']?.parameters.map(({ name }) => name) ?? []
      expect(names.filter((name) => !name.startsWith('$')).toSorted()).toEqual(
        [...filter, ...Object.keys(keys)].toSorted(),
      )
      expect(names).toEqual(expect.arrayContaining(['$sort', '$after', '$limit', '$select']))
    },
  )

  it('references only what it contains', () => {
    const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)
    for (const [, name] of references)
      expect(document.components.schemas).toHaveProperty(String(name))
  })

  it('has the version of the contract', () => {
    const file = new URL('../../../../packages/contract/package.json', import.meta.url)
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    expect(document.info.version).toBe(version)
  })
})
