import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { patientParts } from '../../tooling/vite/patient-parts.mjs'
import { precompress } from '../../tooling/vite/precompress.mjs'
import { serviceWorker } from '../../tooling/vite/service-worker.mjs'
import { chunkPlan } from './build/chunk-plan.ts'
import { earlyRequests } from './build/early-requests.ts'
import { firstStyles } from './build/first-styles.ts'
import { inlineStyles } from './build/inline-styles.ts'
import { packFirst } from './build/pack-first.ts'
import { paintFirst } from './build/paint-first.ts'
import { standsAlone } from './build/stands-alone.ts'

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
  // The cart is a press away.
  h: [
    'app/further-screens.ts',
    'app/visits/handoff-route.tsx',
    'app/ordering/cart-route.tsx',
    words('storefront'),
    words('visits'),
    words('ordering'),
  ],
  ...Object.fromEntries(
    ['coupon', 'member', 'news', 'payment', 'record', 'reservation', 'shops'].map((part) => [
      part,
      ['app/further-screens.ts', words('storefront')],
    ]),
  ),
}

/** Prices what is added before the app runs; the page itself loads it. */
const earlyCart = 'src/first-screen/early-cart.ts'

const input = { foundation: 'index.html', 'cart-engine': earlyCart }
const conditions = ['source', 'module', 'browser', 'development|production']

/** What is loaded until the menu shows is few files, which compress best: the app, and the cart that is priced before it runs. */
const beginnings = {
  app: ['src/main.tsx', 'app/ordering/browse-route.tsx'],
  cart: [earlyCart, 'client/src/cart/cart-engine.ts'],
  // In files of their own they would be larger.
  parts: [
    'language/payment-messages.ts',
    'language/visit-messages.ts',
    'language/ordering-messages.ts',
    'language/member-messages.ts',
    'react/use-retry.ts',
  ],
  screens: ['app/ordering/cart-route.tsx', 'app/visits/handoff-route.tsx'],
  further: ['app/further-screens.ts'],
  beside: ['features/table-cart/table-cart-page.tsx'],
}

export default defineConfig(async ({ command }) => ({
  plugins: [
    patientParts(),
    react(),
    earlyRequests(
      'src/app/start/early-requests.ts',
      { cart: earlyCart, handoff: 'src/first-screen/early-handoff.ts' },
      'dist/server/early-files.json',
      firstScreens,
    ),
    paintFirst(),
    inlineStyles(),
    firstStyles(
      {
        '': 'app/ordering/home-route.tsx',
        products: 'app/ordering/product-route.tsx',
        h: 'app/visits/handoff-route.tsx',
      },
      'dist/server/styles.json',
    ),
    standsAlone('foundation'),
    packFirst([
      'foundation',
      'cart',
      'pay-page',
      'attempt-record',
      'sheet',
      'use-refused-stand',
      'charge-of',
      'qr-code',
      'idle-clock',
      'shop-hours',
    ]),
    serviceWorker('src/offline/service-worker.ts'),
    precompress(),
  ],
  resolve: { conditions },
  logLevel: 'warn' as const,
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input,
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups:
            command === 'build'
              ? [
                  {
                    name: await chunkPlan(
                      {
                        root: import.meta.dirname,
                        input,
                        conditions,
                        plugins: [patientParts(), react()],
                      },
                      beginnings,
                    ),
                    includeDependenciesRecursively: false,
                  },
                ]
              : [],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: api, ws: true } },
  },
}))
