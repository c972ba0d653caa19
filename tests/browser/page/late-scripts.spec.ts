import { expect, test } from 'playwright/test'

/** Scripts of cached documents, which come after the first paint (lib/front/next/late-scripts.ts). */

const scripts = /\/_next\/static\/chunks\/.*\.js$/

for (const path of ['/', '/items/1001', '/items?cat_id=101', '/article/detail/1']) {
  test(`${path} is painted before it fetches a script, and has each script once`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(path)
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('script[type=late]').length))
      .toBe(0)
    // React has taken over.
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    const found = await page.evaluate(() => ({
      // The first one: on a busy machine content comes a frame later.
      painted: performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => [name, startTime] as const),
      sources: [...document.querySelectorAll('script[src]')].map((one) => one.getAttribute('src')),
    }))
    const chunks = found.fetched.filter(([name]) => scripts.test(name))
    expect(chunks.length).toBeGreaterThan(5)
    expect(Math.min(...chunks.map(([, at]) => at))).toBeGreaterThanOrEqual(found.painted)
    expect(new Set(found.sources).size).toBe(found.sources.length)
    expect(faults).toEqual([])
  })
}

test('a press starts them at once, before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    // Nothing reports a paint.
    window.PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/items/1001')
  await page.mouse.click(5, 5)
  await expect(page.locator('script[type=late]')).toHaveCount(0, { timeout: 1000 })
})
