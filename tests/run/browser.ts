import { rm } from 'node:fs/promises'
import { chromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import { run } from './step.ts'

/** `npm run test:browser [-- name …]`: Playwright on the built mall, in the Chromium of the system. */
const path = await chromium().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const port = process.env.PORT ?? String(await freePort())
const demo = `.tmp/demo-${port}`
const ok = await run('node', ['node_modules/playwright/cli.js', 'test', ...process.argv.slice(2)], {
  CHROMIUM_PATH: path,
  PORT: port,
  MALL_DEMO_FOLDER: demo,
})
await rm(demo, { recursive: true, force: true })
process.exit(ok ? 0 : 1)
