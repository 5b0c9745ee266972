import { type News, news as description } from '@comanda/contract'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import { news as table } from '../../../tables/news.ts'

/** Sanitized when written, so that every reader may render it. */
const sanitize = async (context: CallContext, next: NextCall): Promise<void> => {
  const { body, ...rest } = context.data as Partial<Pick<News, 'body'>>
  if (body) {
    const { safeHtml } = await import('./safe-html.ts')
    const safe = body.map(({ lang, value }) => ({ lang, value: safeHtml(value) }))
    context.data = { ...rest, body: safe }
  }
  await next()
}

/** News items, whose text is sanitized when it is written. */
export const news = serveTable(description, table, {
  hooks: () => ({ create: [sanitize], patch: [sanitize] }),
})
