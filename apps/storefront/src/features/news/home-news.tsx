import { useConnection, useLoaded } from '@comanda/client/react'
import { findLatestNews } from '@comanda/client/shops'
import { Link } from '../../router/link.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { NewsCard } from './news-card.tsx'
import { isOfShop } from './of-shop.ts'
import './home-news.css'

/** How many are loaded, and how many of them home shows. */
const LOADED = 12
const SHOWN = 4

/** The latest news of the shop, for home; renders nothing if there is no news. */
export const HomeNews = () => {
  const { t } = useVisitMessages()
  const connection = useConnection()
  const { menu } = useCatalogue()
  const { data } = useLoaded('news', () => findLatestNews(connection, LOADED))
  const items = (data ?? []).filter((item) => isOfShop(item, menu?.shop._id)).slice(0, SHOWN)
  if (items.length === 0) return null
  return (
    <section className="home-news" aria-labelledby="home-news">
      <div className="home-news-head">
        <h2 id="home-news">{t('news.title')}</h2>
        <Link to="/news">{t('news.all')}</Link>
      </div>
      <div className="home-news-row">
        {items.map((item) => (
          <NewsCard key={item._id} item={item} />
        ))}
      </div>
    </section>
  )
}
