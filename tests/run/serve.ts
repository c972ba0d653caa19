import { spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { fillDemoFolder } from '../fixtures/demo-folder.ts'
import { testSecret } from '../fixtures/servers.ts'

/** Serves the built mall with a new embedded database, for the browser tests (playwright.config.ts). */
const port = process.env.PORT ?? '3210'
const folder = `.tmp/browser-${port}`
await rm(folder, { recursive: true, force: true })
const template = process.env.MALL_DEMO_FOLDER
if (template) {
  await fillDemoFolder(template)
  await cp(template, folder, { recursive: true })
}
const mall = spawn('node', ['lib/front/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: port,
    MALL_DATA_DIR: folder,
    MALL_PUBLIC_URL: `http://localhost:${port}`,
    MALL_SECRET: testSecret,
    MALL_DEMO_STAFF: '0',
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => mall.kill(signal))
mall.on('exit', (code) => process.exit(code ?? 1))
