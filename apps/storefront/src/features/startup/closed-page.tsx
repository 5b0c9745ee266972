import { FailureScreen } from './failure-screen.tsx'

/** The shop is closed (spec 000 §2): its hours, and the menu to look at. */
export const ClosedPage = () => <FailureScreen reason="timeSlotNotFound" />
