import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'

/** Serves the built mall with a new embedded database, for the browser tests (playwright.config.ts). */
const port = process.env.PORT ?? '3210'
const folder = `.tmp/browser-${port}`
await rm(folder, { recursive: true, force: true })
const mall = spawn('node', ['lib/front/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: port, MALL_DATA_DIR: folder, MALL_PUBLIC_URL: `http://localhost:${port}` },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => mall.kill(signal))
mall.on('exit', (code) => process.exit(code ?? 1))
