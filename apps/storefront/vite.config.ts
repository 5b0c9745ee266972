import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { patientParts } from '../../tooling/vite/patient-parts.mjs'
import { precompress } from '../../tooling/vite/precompress.mjs'
import { serviceWorker } from '../../tooling/vite/service-worker.mjs'
import { earlyRequests } from './build/early-requests.ts'
import { firstStyles } from './build/first-styles.ts'
import { inlineStyles } from './build/inline-styles.ts'
import { paintFirst } from './build/paint-first.ts'
import { standsAlone } from './build/stands-alone.ts'

/** What the cart is made of, without its engine: a tap is priced with it before the app is loaded (`first-screen/early-cart.ts`). */
const cart = [
  /packages\/client\/src\/(cart\/(?!cart-(changes|coupons|engine)|diner-line|earl|evaluate-or-rebuild|gift-coupon|rehearse|saved|whole-bill)|errors|ids|json|log|member\/pricing-user|storage|store)/,
  /packages\/contract\/src\/storage\//,
  /packages\/engine\/src\/(money\/(cents|currency-display)|time|ids|options\/(?!edit-draft|pick-choice|selectable|unavailable-picks)|stock\/(?!line-levels|portions-left|stock-takes)|pricing\/clock)/,
  /packages\/shop-rules\/src\/(sections|members\/vip-status)/,
  /packages\/engine\/src\/catalog\/(localized-name|max-quantity|menu-context|purchase-limits|short-name|stock|vocabulary)/,
  /packages\/engine\/src\/cart\/(menu-at|product-availability|cart-count)/,
  /packages\/ui\/src\/price\/price-parts/,
  /storefront\/src\/(app\/start\/left-by-page|features\/browse\/(add-early-dishes|dish-offer)|first-screen\/screen-in-page|money\/money-text)/,
]

const isCart = (id: string): boolean => cart.some((part) => part.test(id))

/** The modules that every screen imports: they compress best in one file. */
const foundation = [
  /node_modules\/(react|react-dom|scheduler)\//,
  /vite\/preload-helper/,
  /rolldown\/runtime/,
  /packages\/[a-z]+\/src\/(index|react)\.ts$/,
  /packages\/client\/src\/((still-)?client\.ts|authentication|catalogue\/(?!shown)|connection\/(?!open-socket|return-|loading)|member|session\/(?!session-record)|parts|settings|shops\/known-shops|submission\/(?!submissions?\.|intention-database)|translations)/,
  /packages\/client\/src\/react\/(connection-context|use-store)/,
  /packages\/shop-rules\/src\/(menu\/|sessions)/,
  /packages\/locales\/.*\.tsx?$/,
  /packages\/contract\/src\/(first-screen|menus)\//,
  /packages\/ui\/src\/(badge|avatar|field|scroll-tabs|banner|button|empty-state|icon(?!\/late)|icon-button|picture|price|search-field|skeleton|stepper|tokens)/,
  /storefront\/src\/features\/browse\/(?!menu-search|diet-(note|sheet)|nothing-here)/,
  /storefront\/src\/(features\/order\/(use-open-order|title-mark)|offline\/register|loading\/(load-failure|offline-(state|banner)|loading-screen|last-resort|lost-page)|notices\/(notice|toast-host|cart-notices)|dialogs\/(?!language-dialog)|features\/cart\/estimate-line)/,
  /storefront\/src\/(main|app\/(app\.|root-screen|router|start\/(?!idle-host|clear-device)|ordering\/(browse-route|order-screens|use-close-over)))/,
  /storefront\/src\/(device\/(?!terminal-models|apply-theme)|diner|first-screen\/(?!early-cart)|router\/(?!memory-history)|money|pictures|shop\/(?!shop-hours)|language\/(?!use-(date-tag|day|line-name|list-words|moment))|visit|shell(?!\/(seating-time|first-visit)))/,
]

const isFoundation = (id: string): boolean =>
  !isCart(id) && foundation.some((part) => part.test(id))

/** The cart's engine is one file: of eight, some would wait for a free connection of the six that a browser has. */
const cartEngine = [
  /storefront\/src\/first-screen\/early-cart/,
  /packages\/client\/src\/cart\/(cart-(changes|coupons|engine)|diner-line|earl|evaluate-or-rebuild|gift-coupon|rehearse|saved|whole-bill)/,
  /packages\/engine\/src\/(auto-merge|cart|cart-editing|coupons|discounts|kernel|pricing|set-items|surcharges|taxes|totals)\//,
  /packages\/engine\/src\/catalog\/(shapes\/|check-price-request|compiled-|price-request-error)/,
  /packages\/engine\/src\/(money\/(scaled-decimal|multiply-rounded|shop-round)|options\/(pick-choice|selectable|unavailable-picks)|stock\/(portions-left|stock-takes))/,
]

const isCartEngine = (id: string): boolean =>
  !isCart(id) && !isFoundation(id) && cartEngine.some((part) => part.test(id))

/** Messages are named by area and language: `messages-visits-en`. */
const chunkName = ({ facadeModuleId }: { facadeModuleId: string | null }): string => {
  const [, area, locale] =
    /locales\/src\/([a-z]+)\/([a-z-]+)\.json$/.exec(facadeModuleId ?? '') ?? []
  return area === undefined
    ? 'assets/[name]-[hash].js'
    : `assets/messages-${area}-${locale}-[hash].js`
}

/** The server that `npm run dev` talks to. */
const api = 'http://127.0.0.1:3000'

const words = (area: string): string => `locales/src/${area}/*.json`

/** What the screens are made of that a visit may begin with, by the first part of their path. */
const firstScreens = {
  '': ['app/ordering/home-route.tsx', words('storefront')],
  // The menu's screen itself is part of the foundation.
  browse: ['client/src/cart/cart-engine.ts', words('storefront')],
  products: ['app/ordering/product-route.tsx', words('storefront'), words('ordering')],
  ...Object.fromEntries(
    ['coupon', 'member', 'news', 'payment', 'record', 'reservation', 'shops'].map((part) => [
      part,
      ['app/further-screens.ts', words('storefront')],
    ]),
  ),
}

/** Prices what is added before the app runs; the page itself loads it. */
const earlyCart = 'src/first-screen/early-cart.ts'

export default defineConfig({
  plugins: [
    patientParts(),
    react(),
    earlyRequests(
      'src/app/start/early-requests.ts',
      earlyCart,
      'dist/server/cart-files.json',
      firstScreens,
    ),
    paintFirst(),
    inlineStyles(),
    firstStyles(
      { '': 'app/ordering/home-route.tsx', products: 'app/ordering/product-route.tsx' },
      'dist/server/styles.json',
    ),
    standsAlone('foundation'),
    serviceWorker('src/offline/service-worker.ts'),
    precompress(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', 'cart-engine': earlyCart },
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            { name: 'cart', test: isCart, includeDependenciesRecursively: false },
            { name: 'foundation', test: isFoundation, includeDependenciesRecursively: false },
            { name: 'cart-engine', test: isCartEngine, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: api, ws: true } },
  },
})
