export { CounterPage as default } from '../features/payment/counter-page.tsx'
