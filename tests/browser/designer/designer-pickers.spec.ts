import { rm } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { demoFolder } from '../../fixtures/demo-folder.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'

/** Operators choose pictures, products, coupons, categories and link targets, and save panels as combined modules. */

const operator = '13800138004'

let folder: string
let mall: RunningServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await demoFolder('pickers')
  mall = await startMall({ MALL_DATA_DIR: folder })
})
test.afterAll(async () => {
  await mall.stop()
  await rm(folder, { recursive: true, force: true })
})

async function openDesigner(page: Page, title: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${mall.url}/auth/login?redirectUrl=%2F`)
  await signIn(page, operator)
  await page.goto(`${mall.url}/edit?type=custom`)
  await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: '页面装修' }).click()
  await expect(canvasOf(page).locator('[data-node]').first()).toBeVisible()
}

const canvasOf = (page: Page) => page.frameLocator('iframe[title=页面画布]')
const add = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
const confirmIn = (dialog: Locator) => dialog.getByRole('button', { name: '确定' }).click()

const banner = (color: string) =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer()

test('a picture is uploaded, gets a hot zone with a link, and shoppers follow it without scripts', async ({
  page,
  browser,
}) => {
  await openDesigner(page, '厨房焕新季')
  await add(page, /^热区图/)
  await page.getByRole('button', { name: '选择展示图' }).click()
  const library = dialogOf(page, '选择图片')
  await library.getByLabel('上传图片文件').setInputFiles([
    { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: '横幅.png', mimeType: 'image/png', buffer: await banner('#c33') },
  ])
  await expect(library.getByText('上传图片只能是 JPG 或者 PNG 格式!')).toBeVisible()
  await expect(library.getByRole('radio', { name: '横幅', exact: true })).toBeChecked()
  await confirmIn(library)

  await page.getByRole('button', { name: '编辑热区' }).click()
  const editor = dialogOf(page, '编辑热区')
  const area = await editor.getByRole('group', { name: '热区画布' }).boundingBox()
  if (!area) throw new Error('no stage')
  await page.mouse.move(area.x + area.width * 0.25, area.y + area.height * 0.25)
  await page.mouse.down()
  await page.mouse.move(area.x + area.width * 0.75, area.y + area.height * 0.75, { steps: 4 })
  await page.mouse.up()
  await expect(editor.getByRole('textbox', { name: '宽' })).toHaveValue('50')
  await editor.getByRole('button', { name: '链接：设置路径' }).click()
  const targets = dialogOf(page, '设置路径内容')
  await targets.getByText('页面', { exact: true }).click()
  await targets.getByRole('radio', { name: /领券中心/ }).check()
  await confirmIn(targets)
  await expect(editor.getByRole('button', { name: '热区1：页面: 领券中心' }).first()).toBeVisible()
  await confirmIn(editor)

  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('发布成功')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('pageid') ?? ''
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const published = await plain.newPage()
  await published.goto(`${mall.url}/custompage?pageid=${id}`)
  const link = published.getByRole('link', { name: '领券中心' }).last()
  await expect(link).toHaveAttribute('href', '/member/coupon-center')
  await plain.close()
})

test('products, coupons and categories are chosen by keyboard', async ({ page }) => {
  await openDesigner(page, '新品预览')
  await add(page, /^商品 W0002/)
  await page.getByRole('button', { name: '选择商品', exact: true }).press('Enter')
  const goods = dialogOf(page, '选择商品')
  const search = goods.getByRole('searchbox', { name: '搜索商品' })
  await expect(search).toBeFocused()
  const first = goods.getByRole('checkbox').first()
  await first.focus()
  await first.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(goods.getByText('已选择 2 / 30')).toBeVisible()
  await goods.getByRole('button', { name: '确定' }).press('Enter')
  await expect(goods).toBeHidden()
  await expect(page.getByRole('list', { name: '商品' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: '选择商品', exact: true })).toBeFocused()
  const settings = page.getByRole('region', { name: '设置' })
  await settings.getByText('设置路径').evaluate((link) => (link.textContent = '很长的名称'.repeat(20)))
  expect(await settings.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

  await add(page, /^优惠券 W0021/)
  await page.getByRole('button', { name: '选择优惠券' }).press('Enter')
  const coupons = dialogOf(page, '选择优惠券')
  await coupons.getByRole('checkbox').first().press('Space')
  await coupons.getByRole('button', { name: '确定' }).press('Enter')
  await expect(page.getByRole('list', { name: '优惠券' }).getByRole('listitem')).toHaveCount(1)

  await add(page, /^导航菜单 W0007/)
  await page.getByRole('button', { name: '选择分类' }).press('Enter')
  const categories = dialogOf(page, '选择分类')
  await categories.getByRole('checkbox').first().press('Space')
  await page.keyboard.press('Escape')
  await expect(categories).toBeHidden()
  await expect(page.getByText('未选择时不显示分类列表')).toBeVisible()
})

test('a free panel becomes a combined module with a picture of it, and is added to another page', async ({
  page,
}) => {
  await openDesigner(page, '法式生活馆')
  await page.getByRole('button', { name: '保存所选面板' }).click()
  await expect(page.getByText('请选中要保存的自由面板')).toBeVisible()

  await add(page, /^自由面板/)
  await canvasOf(page)
    .locator('[data-panel]')
    .last()
    .click({ position: { x: 30, y: 30 } })
  await page.getByRole('button', { name: '保存所选面板' }).click()
  const dialog = dialogOf(page, '保存组合模块')
  await expect(dialog.getByRole('img', { name: '模块图片' })).toBeVisible()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('请输入组合模块名称')).toBeVisible()
  await dialog.getByRole('textbox', { name: '模块名称' }).fill('专场横幅')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('上传组合模块图片成功!')).toBeVisible()
  await expect(page.getByText('组合模块保存成功！')).toBeVisible()

  await page.goto(`${mall.url}/edit?type=custom`)
  await page.getByRole('row').filter({ hasText: '新品预览' }).getByRole('link', { name: '页面装修' }).click()
  await expect(canvasOf(page).locator('[data-node]').first()).toBeVisible()
  const panels = await canvasOf(page).locator('[data-panel]').count()
  await page.getByRole('textbox', { name: '搜索组件' }).fill('专场')
  await page.getByRole('button', { name: '添加组合模块专场横幅' }).click()
  await expect(canvasOf(page).locator('[data-panel]')).toHaveCount(panels + 1)
  await page.getByRole('button', { name: '删除组合模块专场横幅' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('删除成功！')).toBeVisible()
})
