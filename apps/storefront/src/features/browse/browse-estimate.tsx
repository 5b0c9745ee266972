import { useOrderingFailure } from '../../diner/use-ordering-failure.ts'
import { usePause } from '../../diner/use-pause.ts'
import { EstimateLine } from '../cart/estimate-line.tsx'

/** How long an order takes, while orders are taken. */
export const BrowseEstimate = () => {
  const failure = useOrderingFailure()
  const pause = usePause()
  return failure || pause ? null : <EstimateLine />
}
