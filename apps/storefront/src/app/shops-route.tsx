export { ShopsPage as default } from '../features/shops/shops-page.tsx'
