import { PlacePage } from '../../features/waiting/place-page.tsx'
import { paths } from '../../router/paths.ts'
import { useParams } from '../../router/use-shown.ts'
import { useBack } from './use-back.ts'

const WaitingRoute = () => {
  const { id } = useParams(paths.waitingOf)
  return <PlacePage key={id} id={id} onBack={useBack(paths.home)} />
}

export default WaitingRoute
