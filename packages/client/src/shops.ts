export { findLatestNews, findNews } from './news/news.ts'
export { type InstallationSettings, loadSettings } from './settings/settings.ts'
export type { KnownShop, KnownShops } from './shops/known-shops.ts'
export { type FoundShop, searchShops } from './shops/search-shops.ts'
