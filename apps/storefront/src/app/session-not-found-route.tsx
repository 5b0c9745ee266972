export { SessionNotFoundPage as default } from '../features/startup/session-not-found-page.tsx'
