/** What a shopper's browser loads for a goods page, and how still the page stands while it loads. */
import { chromium, type Page } from 'playwright'
import { chromium as browserPath } from '../run/chromium.ts'
import { startMall } from './lib/processes.ts'
import type { Bench, Outcome } from './lib/registry.ts'

interface Loaded {
  scripts: number
  total: number
  shift: number
}

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Sums layout shifts from the first paint on, as browsers report them. */
const watchShifts = () => {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Loads a page in a fresh browser context and counts the bytes as they were on the wire. */
async function load(page: Page, url: string): Promise<Loaded> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  let scripts = 0
  let total = 0
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength
  })
  await page.addInitScript(watchShifts)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  return { scripts, total, shift: await page.evaluate(() => window.layoutShift) }
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

export const size: Bench = {
  name: 'size',
  subject: 'what a goods page loads in a browser that asks for gzip, and how much it shifts',
  async run() {
    const mall = await startMall()
    const browser = await chromium.launch({ executablePath: await browserPath(), args })
    try {
      const outcomes: Outcome[] = []
      for (const [name, width] of [
        ['1280 px', 1280],
        ['390 px', 390],
      ] as const) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          extraHTTPHeaders: { 'accept-encoding': 'gzip' },
        })
        const loaded = await load(await context.newPage(), `${mall.url}/items/1001`)
        outcomes.push(
          {
            what: `${name}: JavaScript, gzip`,
            value: loaded.scripts / 1000,
            unit: 'kB',
            target: 170,
            atMost: true,
          },
          { what: `${name}: everything`, value: loaded.total / 1000, unit: 'kB' },
          { what: `${name}: layout shift`, value: loaded.shift, target: 0.02, atMost: true },
        )
        await context.close()
      }
      return outcomes
    } finally {
      await browser.close()
      await mall.stop()
    }
  },
}
