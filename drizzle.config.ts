import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/server/ground/db/schema/*.ts',
  out: './lib/server/ground/db/migrations',
})
