import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'

const load = (file: string): Promise<Buffer> => readFile(file).then(promisify(gzip))

/** `GET /licences`: under which licences others' work is used here, as text (OPER-7.1). `file` is written by the build. */
export const serveLicences = (file: string): Middleware => {
  let packed: Promise<Buffer> | undefined
  return async (ctx, next) => {
    if (ctx.path !== '/licences' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    packed ??= load(file)
    ctx.body = await packed.catch(() => {
      packed = undefined
      throw new NotFound('The server was not built')
    })
    ctx.set({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
    ctx.type = 'text/plain; charset=utf-8'
  }
}
