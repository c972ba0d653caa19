/** The desk in a browser: its first load, and what interaction takes on a phone. */
import { chromium, type Browser, type Page } from 'playwright'
import { scriptsOf } from '../../fixtures/browser/scripts-of.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { chromium as browserPath } from '../../run/chromium.ts'
import { reactBytes } from '../designer/bytes.ts'
import type { Outcome } from '../lib/registry.ts'
import { startMeasured } from '../lib/servers.ts'

const operator = '13800138004'
/** kB of scripts above React. */
const weightTarget = 250
/** Milliseconds from a press to the next frame. */
const pressTarget = 100
/** A phone of the middle class. */
const slowdown = 4

const pages = {
  home: '/shopadmin/index',
  products: '/shopadmin/goods',
  'a product': '/shopadmin/goods/1001',
  orders: '/shopadmin/orders',
  'an article': '/shopadmin/articles/new',
}

/** Notes how long presses and keys take until the next frame, as INP counts them. */
const noteEvents = () => {
  const times: number[] = []
  Object.assign(window, { pressTimes: times })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) times.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** The longest time of the interactions on a page of the desk, on a phone. */
async function longestPress(
  page: Page,
  path: string,
  presses: (page: Page) => Promise<void>,
): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await presses(page)
  await page.waitForTimeout(1000)
  await session.detach()
  const times = await page.evaluate(() => (window as unknown as { pressTimes: number[] }).pressTimes)
  return Math.max(0, ...times)
}

async function pressMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: '菜单' }).first().click()
  await page.waitForTimeout(500)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
}

async function chooseAndSearch(page: Page): Promise<void> {
  await pressMenu(page)
  for (const index of [0, 1, 2]) await page.locator('li label:has(input[type=checkbox])').nth(index).click()
  const field = page.getByRole('searchbox').first()
  await field.click()
  await field.pressSequentially('冰箱abc', { delay: 120 })
  await field.press('Enter')
}

async function editFields(page: Page): Promise<void> {
  const name = page.getByLabel('商品名称').first()
  await name.click()
  await name.press('End')
  await name.pressSequentially('abcdef', { delay: 120 })
}

async function measureAll(browser: Browser, url: string): Promise<Outcome[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await signIn(await context.newPage(), operator, pages.home)
  const outcomes: Outcome[] = []
  for (const [what, path] of Object.entries(pages)) {
    const scripts = [...(await scriptsOf(context, path))].sort(
      ([, one], [, other]) => other.bytes - one.bytes,
    )
    const bytes =
      scripts.reduce((sum, [, { bytes: own }]) => sum + own, 0) - reactBytes(scripts.map(([, one]) => one))
    const heavy = scripts
      .slice(0, 6)
      .map(([address, { bytes: own }]) => `${address.split('/').at(-1)} ${own}`)
    console.log(
      `  ${what}: ${Math.round(bytes / 1000)} kB above React in ${scripts.length} scripts: ${heavy.join(', ')}`,
    )
    outcomes.push({
      what: `first load of ${what}`,
      value: bytes / 1000,
      unit: 'kB',
      target: weightTarget,
      atMost: true,
    })
  }
  const phone = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    storageState: await context.storageState(),
  })
  await phone.addInitScript(noteEvents)
  const page = await phone.newPage()
  for (const [what, path, presses] of [
    ['menu', pages.home, pressMenu],
    ['list of products', pages.products, chooseAndSearch],
    ['form of a product', pages['a product'], editFields],
  ] as const) {
    const value = await longestPress(page, path, presses)
    console.log(`  ${what}: ${value} ms`)
    outcomes.push({
      what: `longest interaction, ${what}`,
      value,
      unit: 'ms',
      target: pressTarget,
      atMost: true,
    })
  }
  return outcomes
}

/** Measures the desk of an embedded demo mall in Chromium. */
export async function measureFirstLoad(): Promise<Outcome[]> {
  const mall = await startMeasured()
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
  try {
    return await measureAll(browser, mall.url)
  } finally {
    await browser.close()
    await mall.stop()
  }
}
