import type { Json } from './schema-book.ts'

/** The parts of OpenAPI 3.1 that the document uses. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly description?: string
  readonly required?: boolean
  readonly style?: 'deepObject'
  readonly explode?: boolean
  readonly schema: Json
}

/** A body by its media type. */
export type Content = Readonly<
  Record<string, { readonly schema: Json; readonly example?: unknown }>
>

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  /** The codes of its own refusals. */
  readonly 'x-errors': readonly string[]
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Content } | Reference>
  >
}

export interface Reference {
  readonly $ref: string
}

export interface Tag {
  readonly name: string
  readonly description?: string
  readonly 'x-events': readonly string[]
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: Json & { readonly title: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly Tag[]
  readonly security: readonly Json[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  /** What the server calls receivers with, by events. */
  readonly webhooks: Readonly<Record<string, Json>>
  readonly components: Json & { readonly schemas: Readonly<Record<string, Json>> }
}
