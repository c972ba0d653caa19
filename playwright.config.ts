import { defineConfig, devices } from 'playwright/test'

const port = Number(process.env.PORT ?? 3210)
/** A running mall to test instead of one of our own; its data changes. */
const running = process.env.MALL_TEST_URL

/** Specs that start malls of their own and never use the shared one, which `webServer` starts. */
const ownMalls = [
  'axe',
  'database-down',
  'designer',
  'designer-pickers',
  'fit',
  'goods-import',
  'kill-rounds',
  'layout-shift',
  'merchant',
  'opening',
  'opening-keyboard',
  'orders-under-load',
  'parity',
  'payments',
  'registration',
  'seckill-under-load',
  'stocked',
  'stopping',
  'stored-content',
  'widget-geometry',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.tmp/test-results',
  globalSetup: './tests/run/prepare-mall.ts',
  fullyParallel: false,
  // Specs of the shared mall run one after the other. Beside them run those with malls of their own, two at once when
  // the shared ones are done.
  workers: 2,
  projects: [
    { name: 'shared mall', testIgnore: ownMalls, workers: 1 },
    { name: 'own malls', testMatch: ownMalls, workers: 2 },
  ],
  retries: 0,
  // No test asserts durations: these only end a test that hangs, also on two cores that do other work.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tests/run/slowest-browser-tests.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: running ?? `http://localhost:${port}`,
    locale: 'zh-CN',
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 900 },
    // Playwright does not see requests that a worker passes on. `offline` allows it; SERVICE_WORKERS=allow runs any
    // spec with it.
    serviceWorkers: process.env.SERVICE_WORKERS === 'allow' ? 'allow' : 'block',
    // Recording costs a quarter of the time of the suite: TRACE=1 records, to look into a failed test.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: running
    ? undefined
    : {
        command: 'node tests/run/serve.ts',
        url: `http://localhost:${port}/readyz`,
        timeout: 180_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      },
})
