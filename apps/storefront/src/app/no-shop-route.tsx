export { NoShopPage as default } from '../features/startup/no-shop-page.tsx'
