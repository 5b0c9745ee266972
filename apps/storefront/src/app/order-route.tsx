export { OrderPage as default } from '../features/order/order-page.tsx'
