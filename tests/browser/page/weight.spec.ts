import { expect, test } from 'playwright/test'
import { weigh } from '../../fixtures/browser/page-weight.ts'

/**
 * JavaScript of a page in gzip, without what is loaded on interaction. React and the router are 138 kB of it; the home
 * page also has the carousel, phones the behaviour of theirs, and their list of articles the client that loads on
 * scroll.
 */

const budgets = [
  ['/items/1001', 1280, 170],
  ['/items/1001', 390, 171],
  ['/', 1280, 175],
  ['/', 390, 175],
  ['/items?cat_id=101', 1280, 160],
  ['/items?cat_id=101', 390, 160],
  ['/articleList', 1280, 160],
  ['/articleList', 390, 175],
] as const

for (const [path, width, kilobytes] of budgets) {
  test(`${path} loads at most ${kilobytes} kB of JavaScript at ${width} px and has no layout shift above 0.02`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    })
    const weight = await weigh(await context.newPage(), path)
    await context.close()
    console.log(
      `${path} at ${width} px: ${Math.round(weight.scripts / 1000)} kB of scripts, shift ${weight.shift}`,
    )
    expect(weight.scripts / 1000).toBeLessThanOrEqual(kilobytes)
    expect(weight.shift).toBeLessThanOrEqual(0.02)
  })
}
