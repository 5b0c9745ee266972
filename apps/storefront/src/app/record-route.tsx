import { getRouteApi } from '@tanstack/react-router'
import { RecordPage } from '../features/record/record-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.recordOf)

const RecordRoute = () => {
  const { id } = route.useParams()
  return <RecordPage key={id} id={id} />
}

export default RecordRoute
