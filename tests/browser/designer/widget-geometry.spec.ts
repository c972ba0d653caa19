import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test, type Locator } from 'playwright/test'
import { enlarged, excess } from '../../fixtures/browser/enlarged-text.ts'
import { lostTexts } from '../../fixtures/browser/lost-texts.ts'
import { scriptsOf } from '../../fixtures/browser/scripts-of.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { textFaults } from '../../fixtures/browser/text-faults.ts'
import {
  mallIds,
  sizes,
  stillTypes,
  widgetsToMeasure,
  widgetsWithTexts,
  type Size,
} from '../../fixtures/browser/widget-sizes.ts'
import { demoFolder } from '../../fixtures/demo-folder.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'

/** Every widget type has the sizes of specification 4, on a page with all of them; pictures of each are attached. */

const operator = '13800138004'
const pageId = 990
/** Pages of widgets that do not move, and of page settings alone. */
const [stillPageId, emptyPageId] = [991, 992]
/** A page of all widgets with texts as long as operators write them. */
const textPageId = 993

let folder: string
let mall: RunningServer

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await demoFolder('widgets')
  mall = await startMall({ MALL_DATA_DIR: folder })
  const ids = await mallIds(mall.url)
  const widgets = widgetsToMeasure(ids)
  await mall.stop()
  const db = await PGlite.create({ dataDir: join(folder, 'pg') })
  const addPage = async (id: number, shown: typeof widgets) => {
    await db.query(
      `insert into pc_templates (theme_pc_template_id, template_title, template_description, page_type, status, created, updated)
       values ($1, '尺寸', '', 'custom', 1, 1, 1)`,
      [id],
    )
    for (const [index, widget] of shown.entries())
      await db.query(
        `insert into pc_template_contents (theme_pc_template_id, params, sort_by, created, updated)
         values ($1, $2::jsonb, $3, 1, 1)`,
        [id, JSON.stringify(widget), index + 1],
      )
  }
  await addPage(pageId, widgets)
  await addPage(textPageId, widgetsWithTexts(ids))
  await addPage(
    stillPageId,
    widgets.filter(({ type }) => stillTypes.has(String(type))),
  )
  await addPage(
    emptyPageId,
    widgets.filter(({ type }) => type === 'W0000'),
  )
  await db.close()
  mall = await startMall({ MALL_DATA_DIR: folder })
})
test.afterAll(async () => {
  await mall.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The differences from the design, in pixels; half a pixel is rounding. */
async function differences(page: Locator, wanted: readonly Size[]): Promise<string[]> {
  const found = await page.evaluate(
    (root, all) =>
      all.map(({ type, nth = 0, selector }) => {
        const widget = root.querySelectorAll(`[data-widget="${type}"]`)[nth]
        const body = widget?.querySelector(':scope > div > div')
        const parts = selector === '' ? [body] : [...(widget?.querySelectorAll(selector) ?? [])]
        const box = parts[0]?.getBoundingClientRect()
        const top = widget?.getBoundingClientRect().top ?? 0
        return box && { width: box.width, height: box.height, top: box.top - top, count: parts.length }
      }),
    wanted as Size[],
  )
  return wanted.flatMap((size, index) => {
    const box = found[index]
    if (!box) return [`${size.type} ${size.name}: missing`]
    return (['width', 'height', 'top', 'count'] as const).flatMap((key) => {
      const value = size[key]
      return value === undefined || Math.abs(box[key] - value) <= 0.5
        ? []
        : [`${size.type} ${size.name}: ${key} ${box[key]} instead of ${value}`]
    })
  })
}

const stillStyle = '[data-render-late] { content-visibility: visible !important }'

test('all widgets of a page have the sizes of the design', async ({ browser }, info) => {
  const context = await browser.newContext({ baseURL: mall.url, viewport: { width: 1920, height: 1080 } })
  const page = await context.newPage()
  await page.goto(`/custompage?pageid=${pageId}`)
  await page.addStyleTag({ content: stillStyle })
  const body = page.locator('#main')
  expect(await differences(body, sizes)).toEqual([])
  await body.screenshot({ path: info.outputPath('page.png') })
  await context.close()
})

test('a page has the scripts of its islands only, none for widgets that do not move, and nothing of the designer', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: mall.url })
  const [empty, still, all] = [
    await scriptsOf(context, `/custompage?pageid=${emptyPageId}`),
    await scriptsOf(context, `/custompage?pageid=${stillPageId}`),
    await scriptsOf(context, `/custompage?pageid=${pageId}`),
  ]
  expect([...still.keys()].filter((url) => !empty.has(url))).toEqual([])
  const islands = [...all].filter(([url]) => !empty.has(url)).map(([, { bytes }]) => bytes)
  expect(islands.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(20_000)
  // Names that libraries keep when they are minified, and words of the settings panels.
  const strange = /ZodError|_zod\b|\[Immer\]|DndContext|DndDescribedBy|添加轮播项|删除成功！/
  expect([...all].filter(([, { text }]) => strange.test(text)).map(([url]) => url)).toEqual([])
  await context.close()
})

test('no widget is wider than a phone, and none breaks the page', async ({ browser }, info) => {
  const context = await browser.newContext({
    baseURL: mall.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`/custompage?pageid=${pageId}`)
  await page.addStyleTag({ content: stillStyle })
  const wide = await page
    .locator('#main [data-widget]')
    .evaluateAll((widgets) =>
      widgets
        .filter((widget) => widget.getBoundingClientRect().right > window.innerWidth + 0.5)
        .map((widget) => widget.getAttribute('data-widget')),
    )
  expect(wide).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.locator('#main').screenshot({ path: info.outputPath('phone.png') })
  expect(errors).toEqual([])
  await context.close()
})

test('on phones every price is whole, the first tab can be reached, and titles end before their link', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${mall.url}/custompage?pageid=${pageId}`)
  await page.addStyleTag({ content: '[data-render-late] { content-visibility: visible !important }' })
  const faults = await page.locator('main').evaluate((main) => {
    const all = (selector: string) => [...main.querySelectorAll<HTMLElement>(selector)]
    const nameOf = (element: HTMLElement) =>
      `${element.closest('[data-widget]')?.getAttribute('data-widget')} ${element.textContent}`
    const box = (element: Element) => element.getBoundingClientRect()
    const cut = all('.card-price .price').filter((price) => {
      const around = price.closest('.card-price')
      return around !== null && box(price).bottom > box(around).bottom + 1
    })
    const hidden = all('[role=tablist]').filter((list) => {
      const first = list.querySelector('[role=tab]')
      list.scrollLeft = 0
      return first !== null && box(first).left < box(list).left - 1
    })
    const covering = all('[role=heading], .showcase-head h2').filter((title) => {
      const row = title.parentElement
      const next = row?.lastElementChild
      return next && next !== title && next.textContent !== '' && box(title).right > box(next).left + 1
    })
    return [...cut, ...hidden, ...covering].map(nameOf)
  })
  expect(faults).toEqual([])
  await context.close()
})

for (const width of [390, 768, 1280])
  test(`with text at twice its size a page of all widgets is as wide as ${width} px, and no text is cut or covered`, async ({
    browser,
  }, info) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${mall.url}/custompage?pageid=${textPageId}`)
    await page.addStyleTag({ content: enlarged })
    // Shops are asked for when the widget is drawn.
    await expect(page.locator('#main .nearby-card').first()).toBeVisible()
    const drawn = await page
      .locator('#main [data-widget]')
      .evaluateAll((widgets) => new Set(widgets.map((widget) => widget.getAttribute('data-widget'))).size)
    // All but the page settings, which are not drawn.
    expect(drawn).toBe(21)
    await page.screenshot({ path: info.outputPath(`twice-${width}.png`), fullPage: true })
    await expect
      .poll(async () => ({
        wide: (await excess(page)).wide,
        texts: await textFaults(page),
        lost: await lostTexts(page),
      }))
      .toEqual({ wide: 0, texts: [], lost: [] })
    await context.close()
  })

test('the designer draws them with the same sizes', async ({ browser }, info) => {
  const context = await browser.newContext({ baseURL: mall.url, viewport: { width: 1600, height: 1000 } })
  const page = await context.newPage()
  await signIn(page, operator)
  await page.goto(`/edit?pageid=${pageId}`)
  const canvas = page.frameLocator('iframe[title=页面画布]')
  await expect(canvas.locator('[data-widget=W0022]')).toBeVisible()
  // Shops are asked for when the widget is drawn.
  await expect(canvas.locator('.nearby-card').first()).toBeVisible()
  const body = canvas.locator('[data-zone=body]')
  await body.evaluate((element, text) => {
    const style = element.ownerDocument.createElement('style')
    style.textContent = text
    element.ownerDocument.head.append(style)
  }, stillStyle)
  expect(await differences(body, sizes)).toEqual([])
  await page.screenshot({ path: info.outputPath('designer.png') })
  await context.close()
})
