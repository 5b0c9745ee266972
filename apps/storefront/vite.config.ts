import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'

/** What every screen stands on: in one file it compresses best, and stays cached over releases of the screens. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|@tanstack|socket\.io|engine\.io|@socket\.io|@feathersjs)|packages\/(client|engine\/src\/(?!chinese|auto-merge|reservations|invoices|contact)|ui\/src\/(badge|banner|button|choice-row|empty-state|icon|icon-button|modal|picture|price|sheet|skeleton|stepper|theme|tokens)\/)/

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
      output: { codeSplitting: { groups: [{ name: 'foundation', test: foundation }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: api, ws: true } },
  },
})
