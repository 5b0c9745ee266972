import { queryLimits, type ServiceDescription } from '@comanda/contract'
import { errorSchema } from './error-schema.ts'
import { generalErrors } from './errors-of.ts'
import { titleOf } from './operation-names.ts'
import { operationOf } from './operation.ts'
import type { OpenApiDocument, Operation, Tag } from './open-api.ts'
import { plainPaths, plainTag } from './plain-paths.ts'
import { conditionSchemas } from './query-parameters.ts'
import { SchemaBook } from './schema-book.ts'
import { webhookOperations } from './webhook-operations.ts'

const { depth, clauses, values } = queryLimits

const introduction = `Every call is a method of a service, over REST as below and over socket.io at \`/api/socket.io\` by any \
Feathers client: \`find(query)\`, \`get(id)\`, \`create(data)\`, \`patch(id, data)\`, \`remove(id)\` of the service at the path. \
Events come over socket.io.

Queries compare declared fields: \`price[$lt]=50&category[$in][0]=…&$sort[order]=1\`. \`$or\` and \`$and\` join conditions, at most \
${depth} deep and ${clauses} wide; \`$in\` takes ${values} values.

Money is in currency units, instants are ISO 8601, absent fields are left out; \`null\` in a patch clears a field. Whoever signs in \
(\`POST /authentication\`) sends the token as \`Authorization: Bearer …\`; what a caller may reach depends on the account.`

const tagOf = ({ path, events }: ServiceDescription): Tag => ({
  name: path,
  description: `${titleOf(path)}.${events.length > 0 ? ` Events: ${events.join(', ')}` : ''}`,
  'x-events': [...events],
})

/** Returns the OpenAPI 3.1 document of all services, generated from the contract. */
export const openApiDocument = (descriptions: readonly ServiceDescription[]): OpenApiDocument => {
  const book = new SchemaBook()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const service of descriptions)
    for (const method of service.methods) {
      const { path, verb, operation } = operationOf(book, service, method)
      paths[path] = { ...paths[path], [verb]: operation }
    }
  const webhooks = webhookOperations(book)
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comanda',
      version: '0.1.0',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Comanda' },
    },
    servers: [{ url: '/api' }],
    tags: [...descriptions.map(tagOf), plainTag],
    security: [{}, { bearer: [] }],
    paths: { ...paths, ...plainPaths },
    webhooks,
    components: {
      schemas: { ...book.schemas, ...conditionSchemas, Error: errorSchema },
      responses: {
        Refusal: {
          description: `Refused; \`data.code\` says why, \`data.field\` where. Any call may be refused for ${generalErrors.map((code) => `\`${code}\``).join(', ')}`,
          content: error,
        },
        Failure: {
          description: 'The server cannot carry it out now; a write may have been carried out',
          content: error,
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
