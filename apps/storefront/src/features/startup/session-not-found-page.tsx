import { FailureScreen } from './failure-screen.tsx'

export const SessionNotFoundPage = () => <FailureScreen reason="sessionNotFound" />
