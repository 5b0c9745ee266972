export { NotPairedPage as default } from '../features/kiosk/not-paired-page.tsx'
