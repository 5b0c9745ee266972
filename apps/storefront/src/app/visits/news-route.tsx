import { useParams } from '../../router/use-shown.ts'
import { NewsPage } from '../../features/news/news-page.tsx'
import { paths } from '../../router/paths.ts'

const NewsRoute = () => {
  const { name } = useParams(paths.newsItem)
  return <NewsPage key={name} name={name} />
}

export default NewsRoute
