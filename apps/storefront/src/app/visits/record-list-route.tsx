import { useSearch } from '../../router/use-shown.ts'
import { RecordListPage } from '../../features/record/record-list-page.tsx'
import { isRecordTab } from '../../features/record/record-query.ts'
import { paths } from '../../router/paths.ts'

const RecordListRoute = () => {
  const { tab } = useSearch(paths.record)
  return <RecordListPage tab={isRecordTab(tab) ? tab : 'ongoing'} />
}

export default RecordListRoute
