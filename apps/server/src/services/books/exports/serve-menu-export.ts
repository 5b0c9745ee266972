import type { Shop } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { Readable } from 'node:stream'
import type { Middleware } from '@feathersjs/koa'
import { menuCsvLines, menuJson } from '@comanda/shop-rules/menu-import'
import type { App } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { readFileMenu } from '../../catalogue/menu-drafts/read-import.ts'
import { beginExport, markedLines } from './begin-export.ts'

const pathForm = /^\/exports\/menu\.(csv|json)$/

/** `GET /exports/menu.csv?shop` and `menu.json`: the published menu as a file, with a manager's bearer token (IMPORT-2.3). */
export const serveMenuExport =
  (app: App, runtime: Runtime): Middleware =>
  async (ctx, next) => {
    const [, format] = pathForm.exec(ctx.path) ?? []
    if (format === undefined || ctx.method !== 'GET') {
      await next()
      return
    }
    const shop = new URLSearchParams(ctx.querystring).get('shop') ?? ''
    if (!/^[0-9a-f]{24}$/.test(shop))
      throw new BadRequest('An export is of a shop', { code: 'dataInvalid' })
    const roles = ['manager'] as const
    await beginExport(ctx, { app, runtime }, { name: 'menu', shop, roles, changes: { format } })
    const [menu, { languages }] = await runtime.reads.transaction(
      async (transaction) =>
        [
          await readFileMenu(app, transaction, shop),
          (await app.service('shops').get(shop, { transaction })) as Shop,
        ] as const,
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    ctx.attachment(`menu.${format}`)
    if (format === 'json') {
      ctx.type = 'application/json'
      ctx.body = JSON.stringify(menuJson(menu), undefined, 2)
    } else {
      ctx.set('content-type', 'text/csv; charset=utf-8')
      ctx.body = Readable.from(markedLines(menuCsvLines({ ...menu, shop: { languages } })), {
        objectMode: false,
      })
    }
  }
