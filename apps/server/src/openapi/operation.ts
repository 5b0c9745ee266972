import { queryLimits, type ServiceDescription, type ServiceMethod } from '@comanda/contract'
import { exampleOf } from './example-of.ts'
import { callersOf } from './callers-of.ts'
import { errorsOf } from './errors-of.ts'
import { findParameters, keyParameters, selectParameter } from './query-parameters.ts'
import type { Content, Operation, Parameter } from './open-api.ts'
import type { Json, SchemaBook } from './schema-book.ts'
import { operationIdOf, summaryOf } from './operation-names.ts'

/** An operation with its path and method. */
export interface PlacedOperation {
  readonly path: string
  readonly verb: 'get' | 'post' | 'patch' | 'delete'
  readonly operation: Operation
}

const verbs = { find: 'get', get: 'get', create: 'post', patch: 'patch', remove: 'delete' } as const

const json = (schema: Json, example?: unknown): Content => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})

const pageOf = (record: Json): Json => ({
  type: 'object',
  description: `A page with fewer records than \`limit\` is the last; \`skip\` is 0, pages follow one another by \`$after\`. \`total\` counts all that match: on the first page up to ${queryLimits.counted}, with \`$limit=0\` always; otherwise it is ${queryLimits.uncounted}.`,
  properties: {
    total: { type: 'integer' },
    limit: { type: 'integer' },
    skip: { type: 'integer' },
    data: { type: 'array', items: record },
  },
  required: ['total', 'limit', 'skip', 'data'],
})

/** Returns the schema of what a method returns; of a list, that of one. */
const answered = ({ record, result }: ServiceDescription, method: ServiceMethod) =>
  method === 'create' ? (result ?? record) : (record ?? result)

const answerExample = (service: ServiceDescription, method: ServiceMethod): unknown => {
  const one = exampleOf(answered(service, method))
  if (method !== 'find') return one
  return service.paginate ? { total: 1, limit: 20, skip: 0, data: [one] } : [one]
}

const answerOf = (book: SchemaBook, service: ServiceDescription, method: ServiceMethod): Json => {
  const schema = answered(service, method)
  const record = schema ? book.use(schema) : {}
  if (method !== 'find') return record
  return service.paginate ? pageOf(record) : { type: 'array', items: record }
}

const queryOf = (service: ServiceDescription, method: ServiceMethod): readonly Parameter[] => {
  if (method === 'find') return findParameters(service)
  return method === 'get'
    ? [...keyParameters(service), ...selectParameter(service)]
    : selectParameter(service)
}

const idParameter = (service: ServiceDescription): Parameter => {
  const schema = service.record?.properties['_id'] ?? { type: 'string' }
  return { name: 'id', in: 'path', required: true, schema: { ...schema } }
}

const failures = {
  '4XX': { $ref: '#/components/responses/Refusal' },
  '5XX': { $ref: '#/components/responses/Failure' },
} as const

/** Every call may be refused, by its own codes or those of any call, or fail while the server cannot carry it out. */
export const refusalsFor = (codes: readonly string[]): Operation['responses'] => {
  if (codes.length === 0) return failures
  const names = codes.map((code) => `\`${code}\``).join(', ')
  const description = `Refused: ${names}, or what any call may be refused for`
  const content = json({ $ref: '#/components/schemas/Error' })
  return { '4XX': { description, content }, '5XX': failures['5XX'] }
}

/** Returns the REST operation of a service's method. Signing out is the only `remove` without an id. */
export const operationOf = (
  book: SchemaBook,
  service: ServiceDescription,
  method: ServiceMethod,
): PlacedOperation => {
  const ofOne = method === 'get' || ((method === 'patch' || method === 'remove') && service.record)
  const body = method === 'create' ? service.data : method === 'patch' ? service.patch : undefined
  const errors = errorsOf(service, method)
  const answer = {
    description: 'Done',
    content: json(answerOf(book, service, method), answerExample(service, method)),
  }
  return {
    path: `/${service.path}${ofOne ? '/{id}' : ''}`,
    verb: verbs[method],
    operation: {
      operationId: operationIdOf(service.path, method),
      summary: summaryOf(service, method),
      ...callersOf(service.path, method),
      'x-errors': errors,
      tags: [service.path],
      parameters: [...(ofOne ? [idParameter(service)] : []), ...queryOf(service, method)],
      ...(body
        ? { requestBody: { required: true, content: json(book.use(body), exampleOf(body)) } }
        : {}),
      responses: {
        [method === 'create' ? '201' : '200']: answer,
        ...refusalsFor(errors),
      },
    },
  }
}
