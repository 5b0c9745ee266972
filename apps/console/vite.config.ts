import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { patientParts } from '../../tooling/vite/patient-parts.mjs'
import { precompress } from '../../tooling/vite/precompress.mjs'
import { serviceWorker } from '../../tooling/vite/service-worker.mjs'

/** The server that `npm run dev` of this app talks to. */
const api = 'http://127.0.0.1:3000'

export default defineConfig({
  base: '/console/',
  plugins: [
    patientParts(),
    react({ compiler: true }),
    serviceWorker('src/offline/service-worker.ts'),
    precompress(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // Nobody reads hundreds of lines of files at a start.
  logLevel: 'warn',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    host: '127.0.0.1',
    port: 5174,
    proxy: { '/api': { target: api, ws: true } },
  },
})
