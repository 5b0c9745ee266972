import { useBack } from './use-back.ts'
import { ReservationListPage } from '../../features/reservation/reservation-list-page.tsx'
import { paths } from '../../router/paths.ts'

const ReservationListRoute = () => <ReservationListPage onBack={useBack(paths.home)} />

export default ReservationListRoute
