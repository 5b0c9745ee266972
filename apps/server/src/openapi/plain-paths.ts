import { appLocales } from '@comanda/contract'
import { iconNames } from '../installed-app/icon-form.ts'
import type { Content, Operation, Parameter, Tag } from './open-api.ts'
import { refusalsFor } from './operation.ts'
import type { Json } from './schema-book.ts'

/** Paths outside the services: pictures, messages as files, and the parts of a shop's installable app. */
export const plainTag: Tag = {
  name: 'files',
  description:
    'Pictures, messages and the manifests of installed apps, over HTTP alone. A picture under an id never changes.',
  'x-events': [],
}

const id: Json = { type: 'string', pattern: '^[0-9a-f]{24}$' }
const bytes: Json = { type: 'string', format: 'binary' }
const picture: Content = { 'image/webp': { schema: bytes }, 'image/jpeg': { schema: bytes } }
const json = (schema: Json): Content => ({ 'application/json': { schema } })

const inPath = (name: string, schema: Json): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema,
})

const inQuery = (name: string, values: readonly string[]): Parameter => ({
  name,
  in: 'query',
  schema: { type: 'string', enum: [...values] },
})

const app = inPath('app', { enum: ['storefront', 'console', 'storefront-draft', 'console-draft'] })
const ext = inQuery('ext', ['webp', 'jpg'])
const size = inQuery('size', ['small', 'medium', 'large', 'exlarge', 'exlargex2'])
const locale: Json = { enum: [...appLocales] }
const manifest: Content = {
  'application/manifest+json': {
    schema: { type: 'object', description: 'A web app manifest: the name and icons of the shop' },
  },
}
const messages: Json = { type: 'object', additionalProperties: { type: 'string' } }

const operation = (
  operationId: string,
  summary: string,
  parameters: readonly Parameter[],
  status: '200' | '201',
  content: Content,
  body?: Content,
): Operation => ({
  operationId,
  summary,
  description: 'Callers: anybody who may see it.',
  'x-errors': [],
  tags: [plainTag.name],
  parameters,
  ...(body ? { requestBody: { required: true, content: body } } : {}),
  responses: {
    [status]: { description: 'Done', content },
    ...refusalsFor([]),
  },
})

const upload: Content = {
  'image/*': { schema: bytes },
  'multipart/form-data': { schema: { type: 'object', properties: { file: bytes } } },
}
const stored = json({
  type: 'object',
  properties: { _id: id, width: { type: 'integer' }, height: { type: 'integer' } },
  required: ['_id'],
})

/** Their paths (CALL-3). */
export const plainPaths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/attachments': {
    post: operation('createAttachments', 'Pictures: upload', [], '201', stored, upload),
  },
  '/attachments/{id}': {
    get: operation(
      'getAttachments',
      'Pictures: read one in a size',
      [inPath('id', id), size, ext],
      '200',
      picture,
    ),
  },
  '/shops/{id}/manifest.webmanifest': {
    get: operation(
      'getShopsManifest',
      'Installed app: its manifest',
      [inPath('id', id), { name: 'locale', in: 'query', schema: locale }],
      '200',
      manifest,
    ),
  },
  '/shops/{id}/icons/{name}.png': {
    get: operation(
      'getShopsIcon',
      'Installed app: an icon',
      [inPath('id', id), inPath('name', { enum: iconNames })],
      '200',
      {
        'image/png': { schema: bytes },
      },
    ),
  },
  '/thumbs/{id}': {
    get: operation('getThumbs', 'Thumbnails: read one', [inPath('id', id), ext], '200', picture),
  },
  '/users/pic': {
    post: operation('createUsersPic', 'Pictures of members: upload', [], '201', stored, upload),
  },
  '/users/pic/{id}': {
    get: operation(
      'getUsersPic',
      'Pictures of members: read one',
      [inPath('id', id)],
      '200',
      picture,
    ),
  },
  '/locales/{app}.json': {
    get: operation(
      'getLocalesAll',
      'Messages: of all languages',
      [app],
      '200',
      json({ type: 'object', additionalProperties: messages }),
    ),
  },
  '/locales/{app}.{region}.json': {
    get: operation(
      'getLocalesRegion',
      'Messages: of a region',
      [app, inPath('region', { type: 'string', pattern: '^[a-z]{2}$' })],
      '200',
      json({ type: 'object', additionalProperties: messages }),
    ),
  },
  '/locales/{app}/{locale}.json': {
    get: operation(
      'getLocalesOne',
      'Messages: of a language',
      [app, inPath('locale', locale)],
      '200',
      json(messages),
    ),
  },
}
