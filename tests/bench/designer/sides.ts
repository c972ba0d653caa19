import type { Frame, Locator, Page } from 'playwright'
import type { Shown } from './probe.ts'

/** One of the two editors, opened on a page. */
export interface Side {
  page: Page
  shown: Shown
  /** A text of the canvas, by its place. */
  item: (index: number) => Locator
  /** The field of the settings panel for the text of the selected item. */
  field: () => Locator
}

const until = async (page: Page, title: string): Promise<Frame> => {
  const handle = await page.locator(title).elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('no canvas')
  return frame
}

const side = async (page: Page, shown: Shown, field: () => Locator, count: number): Promise<Side> => {
  const canvas = await until(page, shown.frame)
  const items = canvas.locator(shown.items)
  await items.nth(count - 1).waitFor({ state: 'attached', timeout: 60_000 })
  // The last effects of the start.
  await page.waitForTimeout(1500)
  return { page, shown, item: (index) => items.nth(index), field }
}

/** Our designer on a page of `count` texts (`child`: inside a free panel). */
export async function openOurs(page: Page, id: number, count: number, child = false): Promise<Side> {
  await page.goto(`/edit?pageid=${id}`)
  const items = child ? '[data-node][data-child]' : '[data-node]:not([data-child])'
  const shown = { frame: 'iframe[title=页面画布]', items: `${items}:has([data-text])` }
  return side(page, { ...shown, items }, () => page.getByRole('textbox', { name: '文本内容' }), count)
}

/** Puck on a page of `count` texts. */
export async function openPuck(page: Page, url: string, count: number): Promise<Side> {
  await page.goto(`${url}/?count=${count}`)
  const shown = { frame: '#preview-frame', items: '[data-puck-component]' }
  return side(page, shown, () => page.locator('textarea:visible').first(), count)
}
