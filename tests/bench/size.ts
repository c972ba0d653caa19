/** Bytes that a browser loads for a product page, and its layout shift. */
import { chromium } from 'playwright'
import { weigh } from '../fixtures/browser/page-weight.ts'
import { chromium as browserPath } from '../run/chromium.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { startMeasured } from './lib/servers.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

export const size: Bench = {
  name: 'size',
  subject: 'bytes of a product page in gzip, and its layout shift',
  async run() {
    const mall = await startMeasured()
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
        const loaded = await weigh(await context.newPage(), `${mall.url}/items/1001`)
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
