import { BadRequest } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { isPrototypeName } from '../calls/prototype-name.ts'

const wordsOf = (name: string): string[] => name.split(/[[\].]+/).filter(Boolean)

/**
 * Refuses queries with names that every object has, such as `constructor`: the parser would ignore them silently, and
 * the result would contain more than was requested.
 */
export const refusePrototypeNames: Middleware = async (ctx, next) => {
  for (const name of new URLSearchParams(ctx.querystring).keys()) {
    const foreign = wordsOf(name).find(isPrototypeName)
    if (foreign !== undefined) {
      const data = { code: 'queryInvalid', field: wordsOf(name).join('.') }
      throw new BadRequest(`Query: ${foreign} is not a field that can be queried`, data)
    }
  }
  await next()
}
