import type { News } from '@comanda/contract'
import { newsRecord } from './article.ts'
import { groupNews } from './group-news.ts'
import { shopNews } from './shop-news.ts'

/** News of the group and of single shops. */
export const news: News[] = [...groupNews, ...shopNews].map(newsRecord)
