import { getRouteApi } from '@tanstack/react-router'
import { RecordListPage } from '../features/record/record-list-page.tsx'
import { isRecordTab } from '../features/record/record-query.ts'
import { paths } from './paths.ts'

const route = getRouteApi(paths.record)

const RecordListRoute = () => {
  const { tab } = route.useSearch()
  return <RecordListPage tab={isRecordTab(tab) ? tab : 'ongoing'} />
}

export default RecordListRoute
