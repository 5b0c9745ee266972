import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'

/** What every screen stands on: in one file it compresses best. */
const foundation = [
  /node_modules\/(react|react-dom|scheduler|@tanstack|socket\.io|engine\.io|@socket\.io|use-sync-external-store)/,
  /vite\/preload-helper/,
  /packages\/client\//,
  /packages\/engine\/src\/(?!chinese|auto-merge|reservations|invoices|contact)/,
  /packages\/locales\/.*\.tsx?$/,
  /packages\/ui\/src\/(badge|banner|button|choice-row|empty-state|icon|icon-button|modal|picture|price|sheet|skeleton|stepper|theme|tokens)/,
  /storefront\/src\/(data|language|visit|shell(?!\/toasts))/,
]

const isFoundation = (id: string): boolean => foundation.some((part) => part.test(id))

/** The server that `npm run dev` talks to. */
const api = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), preloadFont('figtree-latin-wght-normal'), precompress()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'foundation', test: isFoundation, includeDependenciesRecursively: false },
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
