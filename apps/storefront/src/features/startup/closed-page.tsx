import { FailureScreen } from './failure-screen.tsx'

/** The shop is closed (SCREEN-5.4): its hours, and the menu to browse. */
export const ClosedPage = () => <FailureScreen reason="timeSlotNotFound" />
