import { useOrderingFailure } from '../../diner/use-ordering-failure.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { GoTo } from '../../router/go-to.tsx'
import { FailureScreen } from './failure-screen.tsx'

/** The shop is closed (SCREEN-5.4): its hours, and the menu to browse. Once it is open, home. */
export const ClosedPage = () => {
  const { menu } = useCatalogue()
  const isOpen = useOrderingFailure() === undefined
  return menu && isOpen ? <GoTo path="/" /> : <FailureScreen reason="timeSlotNotFound" />
}
