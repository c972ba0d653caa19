import { expect, test } from 'playwright/test'
import { weigh } from '../fixtures/browser/page-weight.ts'

/**
 * JavaScript of a page in gzip, without what is loaded on interaction. React and the router are 138 kB of it; the home
 * page also has the carousel.
 */

const budgets = [
  ['/items/1001', 171],
  ['/', 176],
  ['/items?cat_id=101', 170],
  ['/articleList', 165],
] as const

for (const [path, kilobytes] of budgets) {
  test(`${path} loads at most ${kilobytes} kB of JavaScript and has no layout shift above 0.02`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
    const weight = await weigh(await context.newPage(), path)
    await context.close()
    console.log(`${path}: ${Math.round(weight.scripts / 1000)} kB of scripts, shift ${weight.shift}`)
    expect(weight.scripts / 1000).toBeLessThanOrEqual(kilobytes)
    expect(weight.shift).toBeLessThanOrEqual(0.02)
  })
}
