import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the server renders first screens with: one file that needs nothing else of the project. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions: ['source', 'module', 'node', 'production'] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['source', 'module', 'node', 'production'] },
  },
  logLevel: 'warn',
  build: {
    ssr: 'src/first-screen/render.tsx',
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
})
