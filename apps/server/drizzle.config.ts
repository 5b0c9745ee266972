import { defineConfig } from 'drizzle-kit'

/** `npm run migration -w @comanda/server` writes the SQL that brings the last schema to the tables as they are now. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/tables/*.ts',
  out: './src/database/migrations',
})
