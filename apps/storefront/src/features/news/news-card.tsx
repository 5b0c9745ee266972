import type { News } from '@comanda/contract'
import { Picture } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useDay } from '../../language/use-day.ts'
import { useNames } from '../../language/use-names.ts'
import './news-card.css'

/** A news item of a list: large picture, title, summary, day. */
export const NewsCard = ({ item, eager = false }: { item: News; eager?: boolean }) => {
  const name = useNames()
  const { menu } = useCatalogue()
  const day = useDay(menu?.shop.timeZone)
  return (
    <article className="news-card">
      <Picture
        alt=""
        ratio="wide"
        eager={eager}
        {...pictureSource(item.image, '(min-width: 640px) 20rem, 100vw')}
      />
      <div className="news-card-text">
        <time dateTime={item.publishTime}>{day(item.publishTime)}</time>
        <h2>
          <Link to="/news/$name" params={{ name: item.name }} viewTransition>
            {name(item.title)}
          </Link>
        </h2>
        {item.summary && <p>{name(item.summary)}</p>}
      </div>
    </article>
  )
}
