import type { News } from '@comanda/contract'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, idList, instant, nested } from '../database/columns.ts'

/** News items. `name` is part of the page's URL and unique. */
export const news = pgTable(
  'news',
  {
    _id: idColumn('_id').notNull(),
    name: text('name').notNull(),
    title: nested<News['title']>('title').notNull(),
    summary: nested<NonNullable<News['summary']>>('summary'),
    body: nested<NonNullable<News['body']>>('body'),
    image: idColumn('image'),
    shops: idList('shops'),
    publishTime: instant('publish_time').notNull(),
    endDate: text('end_date'),
    order: integer('order'),
    status: text('status').$type<NonNullable<News['status']>>(),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    uniqueIndex('news_name').on(table.name),
    index('news_published').on(table.publishTime, table._id),
  ],
)
