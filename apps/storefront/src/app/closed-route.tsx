export { ClosedPage as default } from '../features/startup/closed-page.tsx'
