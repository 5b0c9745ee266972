import { join } from 'node:path'
import { MethodNotAllowed, NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { type MakePage, webApp } from './web-app.ts'

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new NotFound('There is no such page')
  }
}

/**
 * Serves the console under `/console/` and the diner's app everywhere else, as built under `root`. `make` fills the pages of
 * the diner's app.
 */
export const webApps = (root: string, make?: MakePage): Middleware => {
  const storefront = webApp(join(root, 'apps', 'storefront', 'dist', 'web'), make)
  const console = webApp(join(root, 'apps', 'console', 'dist', 'web'))
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new MethodNotAllowed('Only GET')
    if (ctx.path === '/console') {
      ctx.redirect('/console/')
      return
    }
    const path = decoded(ctx.path)
    const found = path.startsWith('/console/')
      ? await console.serve(ctx, path.slice('/console/'.length))
      : await storefront.serve(ctx, path.slice(1))
    if (!found) throw new NotFound('There is no such page')
  }
}
