import { useParams } from '../../router/use-shown.ts'
import { RecordPage } from '../../features/record/record-page.tsx'
import { paths } from '../../router/paths.ts'

const RecordRoute = () => {
  const { id } = useParams(paths.recordOf)
  return <RecordPage key={id} id={id} />
}

export default RecordRoute
