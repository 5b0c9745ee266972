import type { News } from '@comanda/contract'
import type { App, CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { safeHtml } from './safe-html.ts'
import { news as table } from '../../../tables/news.ts'

/** What is kept is safe to show: nobody has to think of it again. */
const keepSafe = async (context: CallContext, next: NextCall): Promise<void> => {
  const { body, ...rest } = context.data as Partial<Pick<News, 'body'>>
  if (body) {
    const safe = body.map(({ lang, value }) => ({ lang, value: safeHtml(value) }))
    context.data = { ...rest, body: safe }
  }
  await next()
}

/** News items, whose text is sanitized when it is written. */
export const news = (app: App, runtime: Runtime): void => {
  catalogueService('news', table)(app, runtime)
  app.service('news').hooks({ around: { create: [keepSafe], patch: [keepSafe] } })
}
