import { getRouteApi } from '@tanstack/react-router'
import { ReservationPage } from '../features/reservation/reservation-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.reservationOf)

const ReservationRoute = () => {
  const { id } = route.useParams()
  const navigate = route.useNavigate()
  return (
    <ReservationPage key={id} id={id} onBack={() => void navigate({ to: paths.reservation })} />
  )
}

export default ReservationRoute
