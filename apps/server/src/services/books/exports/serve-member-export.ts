import { BadRequest } from '@feathersjs/errors'
import { Readable } from 'node:stream'
import type { Middleware } from '@feathersjs/koa'
import { memberCsvLine, memberCsvTitles } from '@comanda/shop-rules/member-import'
import { gt } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { App } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { users } from '../../../tables/users.ts'
import { type ImportPlace, importPlace } from '../../members/import/import-place.ts'
import { importedMembers, memberStandings } from '../../members/import/imported-members.ts'
import { beginExport, markedLines } from './begin-export.ts'

/** How many members are in memory at once. */
const PAGE = 500

const memberLines = async function* (
  reads: Database,
  place: ImportPlace,
  now: Date,
): AsyncGenerator<string> {
  const standings = await memberStandings(reads)
  yield memberCsvTitles
  let last: string | undefined = ''
  while (last !== undefined) {
    const page = await importedMembers(reads, { place, now }, gt(users._id, last), PAGE)
    for (const member of page) yield memberCsvLine(member, standings)
    last = page.length < PAGE ? undefined : page.at(-1)?._id
  }
}

/** `GET /exports/members.csv?shop`: all members as a file, with an owner's bearer token (IMPORT-6.6). */
export const serveMemberExport =
  (app: App, runtime: Runtime): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/exports/members.csv' || ctx.method !== 'GET') {
      await next()
      return
    }
    const shop = new URLSearchParams(ctx.querystring).get('shop') ?? ''
    if (!/^[0-9a-f]{24}$/.test(shop))
      throw new BadRequest('An export is of a shop', { code: 'dataInvalid' })
    const of = { name: 'members', shop, roles: [], changes: { format: 'csv' } }
    await beginExport(ctx, { app, runtime }, of)
    const { reads, now } = runtime
    const place = await importPlace(reads, shop)
    ctx.attachment('members.csv')
    ctx.set('content-type', 'text/csv; charset=utf-8')
    const lines = memberLines(reads, place, new Date(now()))
    ctx.body = Readable.from(markedLines(lines), { objectMode: false })
  }
