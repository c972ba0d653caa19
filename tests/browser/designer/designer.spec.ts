import { rm } from 'node:fs/promises'
import { expect, test, type Browser, type Page } from 'playwright/test'
import { bytesAboveReact } from '../../bench/designer/bytes.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { demoFolder } from '../../fixtures/demo-folder.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'

/** Operators design a page, on a mall of their own: by mouse, by keyboard alone, and two at the same time. */

const operator = '13800138004'

let folder: string
let mall: RunningServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await demoFolder('designer')
  mall = await startMall({ MALL_DATA_DIR: folder })
})
test.afterAll(async () => {
  await mall.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The designer with the page of this title. */
async function openDesigner(browser: Browser, title: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: mall.url, viewport: { width: 1600, height: 950 } })
  const page = await context.newPage()
  await signIn(page, operator)
  await page.goto('/edit?type=custom')
  await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: '页面装修' }).click()
  await expect(page.frameLocator('iframe[title=页面画布]').locator('[data-node]').first()).toBeVisible()
  return page
}

const canvasOf = (page: Page) => page.frameLocator('iframe[title=页面画布]')
const isSaved = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible()

async function centre(page: Page, name: RegExp): Promise<[number, number]> {
  const box = await page.getByRole('button', { name }).first().boundingBox()
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 6 })
  await page.mouse.up()
}

/** The text of a published page, read without scripts. */
async function published(browser: Browser, path: string): Promise<string> {
  const context = await browser.newContext({ baseURL: mall.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  const text = await page.locator('body').innerText()
  await context.close()
  return text
}

test('a page is built with the mouse, published, and read without scripts', async ({ browser }) => {
  const page = await openDesigner(browser, '厨房焕新季')
  await page
    .getByRole('button', { name: /^自由面板/ })
    .first()
    .click()
  const panel = canvasOf(page).locator('[data-panel]')
  await expect(panel).toBeVisible()
  const area = await panel.boundingBox()
  if (!area) throw new Error('no panel')
  await drag(page, await centre(page, /^文本/), [area.x + 300, area.y + 80])
  await expect(canvasOf(page).locator('[data-node][data-child]')).toHaveCount(1)

  await drag(page, await centre(page, /^商品 不可放入面板/), [area.x + 300, area.y + 150])
  await expect(page.getByText('不可放入自由面板')).toBeVisible()
  await expect(canvasOf(page).locator('[data-node][data-child]')).toHaveCount(1)

  await canvasOf(page).locator('[data-node][data-child]').dblclick()
  await canvasOf(page).getByRole('textbox', { name: '文本内容' }).fill('鼠标摆放的文字')
  await page.keyboard.press('Escape')
  await isSaved(page)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('发布成功')).toBeVisible()
  const path = await page.getByRole('link', { name: '查看页面' }).getAttribute('href')
  expect(await published(browser, path ?? '')).toContain('鼠标摆放的文字')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('没有修改，线上已是最新内容')).toBeVisible()
  await page.context().close()
})

test('a text is added, written, moved and deleted with the keyboard alone', async ({ browser }) => {
  const page = await openDesigner(browser, '新品预览')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索命令' }).press('w')
  await page.keyboard.type('0011')
  await page.keyboard.press('Enter')
  const said = page.getByRole('status').filter({ hasText: '文本' })
  await expect(said).toHaveText('添加文本')
  await page.keyboard.press('Enter')
  await canvasOf(page).getByRole('textbox', { name: '文本内容' }).fill('键盘写的文字')
  await page.keyboard.press('Escape')
  await expect(canvasOf(page).getByText('键盘写的文字')).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(said).toHaveText(/^移动文本，第\d+个，共\d+个$/)
  await page.keyboard.press('Control+z')
  await expect(said).toHaveText(/^已撤销：移动文本，第\d+个，共\d+个$/)
  await page.keyboard.press('Delete')
  await expect(page.getByText('确定删除该挂件？')).toBeVisible()
  await page.getByRole('button', { name: '确定' }).press('Enter')
  await expect(page.getByText('删除成功！')).toBeVisible()
  await isSaved(page)
  await page.context().close()
})

test('two operators: the second is told, and a conflict keeps one of the pages', async ({ browser }) => {
  const first = await openDesigner(browser, '法式生活馆')
  const second = await openDesigner(browser, '法式生活馆')
  await expect(second.getByText('正在编辑这个页面')).toBeVisible()
  await second.getByRole('button', { name: /^文本/ }).first().click()
  await isSaved(second)
  await first.getByRole('button', { name: /^轮播/ }).first().click()
  const question = first.getByRole('dialog', { name: '页面已被修改' })
  await expect(question).toContainText('保存了这个页面')
  await question.getByRole('button', { name: '查看差异' }).click()
  await expect(question.getByText('轮播：我添加的')).toBeVisible()
  await question.getByRole('button', { name: '放弃我的修改' }).click()
  await expect(question).toBeHidden()
  await isSaved(first)
  await first.context().close()
  await second.context().close()
})

test('a page returns to an earlier version, for shoppers too', async ({ browser }) => {
  const page = await openDesigner(browser, '科技焕新')
  const path = `/custompage?pageid=${new URL(page.url()).searchParams.get('pageid') ?? ''}`
  const before = await published(browser, path)
  const publish = async () => {
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByText('发布成功')).toBeVisible()
    await expect(page.getByText('发布成功')).toBeHidden()
  }
  await page.getByRole('button', { name: /^文本/ }).first().click()
  await page.getByRole('textbox', { name: '文本内容' }).fill('会撤回的文字')
  await isSaved(page)
  await publish()
  expect(await published(browser, path)).toContain('会撤回的文字')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索命令' }).fill('版本记录')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^版本1/ }).click()
  await expect(page.getByRole('region', { name: '版本1' }).getByText('文本：恢复后删除')).toBeVisible()
  await page.getByRole('button', { name: '恢复并发布' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('已发布版本1')).toBeVisible()
  await expect(canvasOf(page).locator('[data-node]').first()).toBeVisible()
  expect(await published(browser, path)).toBe(before)
  await page.context().close()
})

test('a widget is cut and pasted with keys and from the context menu, and guides are kept', async ({
  browser,
}) => {
  const page = await openDesigner(browser, '品牌故事')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索命令' }).fill('w0011')
  await page.keyboard.press('Enter')
  const nodes = canvasOf(page).locator('[data-node]:not([data-child])')
  const count = await nodes.count()
  await page.keyboard.press('Control+x')
  await expect(nodes).toHaveCount(count - 1)
  await page.keyboard.press('Control+v')
  await expect(nodes).toHaveCount(count)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: '创建副本' }).press('Enter')
  await expect(nodes).toHaveCount(count + 1)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索命令' }).fill('竖直参考线')
  await page.keyboard.press('Enter')
  await page.getByRole('slider', { name: '竖直参考线' }).press('ArrowRight')
  await isSaved(page)
  await page.reload()
  await expect(page.getByRole('slider', { name: '竖直参考线' })).toHaveAttribute('aria-valuenow', '596')
  await page.context().close()
})

test('a publication is planned, shown and cancelled', async ({ browser }) => {
  const page = await openDesigner(browser, '新品预览')
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '定时发布' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '定时发布', exact: true }).click()
  await expect(page.getByText(/^将在 .* 发布$/)).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /定时发布$/ })
    .click()
  await page.getByRole('button', { name: '取消定时发布' }).click()
  await expect(page.getByText('已取消定时发布')).toBeVisible()
  await page.context().close()
})

test('a narrow window has drawers, and a phone shows the page only', async ({ browser }) => {
  const page = await openDesigner(browser, '新品预览')
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.getByRole('button', { name: '组件和图层' }).click()
  await expect(page.getByRole('complementary', { name: '组件和图层' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '设置', exact: true }).click()
  await expect(page.getByRole('complementary', { name: '设置' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByText('窗口太窄，不能装修页面。')).toBeVisible()
  await page.context().close()
})

test('the designer loads at most 182 kB of JavaScript above React', async ({ browser }) => {
  const page = await openDesigner(browser, '新品预览')
  const id = Number(new URL(page.url()).searchParams.get('pageid'))
  expect((await bytesAboveReact(page, id)) / 1000).toBeLessThanOrEqual(182)
  await page.context().close()
})
