import { defineConfig } from 'drizzle-kit'

/** `npm run migration -w @comanda/server` writes the SQL that brings the last schema to the tables as they are now. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/services/*/*table.ts', './src/*/table.ts'],
  out: './src/database/migrations',
})
