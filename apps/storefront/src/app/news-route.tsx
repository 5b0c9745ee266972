import { getRouteApi } from '@tanstack/react-router'
import { NewsPage } from '../features/news/news-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.newsItem)

const NewsRoute = () => {
  const { name } = route.useParams()
  return <NewsPage key={name} name={name} />
}

export default NewsRoute
