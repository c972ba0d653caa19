import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import { expect, test, type Page } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import { openMall, plainPicture, startEmptyMall } from '../../fixtures/browser/empty-mall.ts'
import type { RunningServer } from '../../fixtures/servers.ts'

/**
 * An owner of an empty mall brings products as a file with pictures in a ZIP; twenty wrong rows are mended in the report.
 * What was imported is taken back.
 */

const wrong = 20
const right = 30

let mall: RunningServer
test.beforeAll(async () => {
  test.setTimeout(240_000)
  mall = await startEmptyMall()
})
test.afterAll(() => mall?.stop())

const header = '管理分类,商品名称,SPU编码,SKU编码,简介,销售价,库存,头图,品牌,运费模板,销售分类,规格值'
const rowOf = (n: number, price: string) =>
  `家电->水壶,青禾电热水壶${n}号,QH-${n},QH-${n}-W,恒温,${price},10,壶${n % 3}.png,青禾,包邮,厨房电器->水壶,颜色:白色`
const table = [
  header,
  ...Array.from({ length: right }, (_, n) => rowOf(n, '199.00')),
  ...Array.from({ length: wrong }, (_, n) => rowOf(right + n, '一百九十九')),
].join('\r\n')

async function lookAt(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
}

async function bring(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto('/shopadmin/goods/import')
  await page.getByLabel('商品表格', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: '上传并识别' }).click()
  await expect(page.getByRole('heading', { name: '识别为 ECShopX 商品导入' })).toBeVisible()
}

test('a file of products is checked, mended, imported and taken back', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({
    baseURL: mall.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await openMall(page, mall, '13900001112')

  await page.goto('/shopadmin/goods')
  await page.getByRole('link', { name: '导入商品' }).click()
  await expect(page).toHaveURL(/\/shopadmin\/goods\/import$/)
  await page.getByRole('button', { name: '上传并识别' }).click()
  await expect(page.getByText('请选择商品表格')).toBeVisible()
  await lookAt(page)
  const zip = zipSync({
    '图片/壶0.png': new Uint8Array(await plainPicture('#cfe3ef')),
    '图片/壶1.png': new Uint8Array(await plainPicture('#9a9a9a')),
    '图片/壶2.png': new Uint8Array(await plainPicture('#d9a066')),
  })
  await page
    .getByLabel('图片压缩包（可选）', { exact: true })
    .setInputFiles({ name: '图片.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await page
    .getByLabel('商品表格', { exact: true })
    .setInputFiles({ name: '商品.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${table}`) })
  await page.getByRole('button', { name: '上传并识别' }).click()
  await expect(page.getByRole('heading', { name: '识别为 ECShopX 商品导入' })).toBeVisible()
  await expect(page.getByRole('row', { name: /销售价/ })).toContainText('199.00')
  await lookAt(page)

  await page.getByRole('button', { name: '检查文件' }).click()
  await expect(page).toHaveURL(/\/shopadmin\/tasks\/\d+$/)
  await expect(page.getByText(`新增${right}个，有错误${wrong}个`)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('销售价“一百九十九”不正确').first()).toBeVisible()
  await lookAt(page)
  await page.getByRole('button', { name: '开始导入' }).click()
  await expect(page.getByText(`导入完成：新增${right}个`)).toBeVisible({ timeout: 60_000 })

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载有错误的行' }).click(),
  ])
  const report = await readFile(await download.path(), 'utf8')
  expect(report.trimEnd().split('\r\n')).toHaveLength(wrong + 1)
  const mended = report.replaceAll('一百九十九', '209')
  await bring(page, { name: '改好的商品.csv', mimeType: 'text/csv', buffer: Buffer.from(mended) })
  await page.getByRole('button', { name: '检查文件' }).click()
  await expect(page.getByText(`新增${wrong}个。`)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '开始导入' }).click()
  await expect(page.getByText(`导入完成：新增${wrong}个`)).toBeVisible({ timeout: 60_000 })

  await page.goto('/shopadmin/goods')
  await expect(page.getByText(`共${right}条`)).toBeVisible()
  // The mended rows came without their ZIP: products without a picture wait off the shelf.
  await expect(page.getByRole('tab', { name: `仓库中${wrong}` })).toBeVisible()
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: '搜索' })
  await search.getByRole('combobox').fill('QH-7-W')
  await expect(search.getByRole('option', { name: /青禾电热水壶7号/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shopadmin\/goods\/\d+$/)
  await expect(page.getByLabel('商品名称')).toHaveValue('青禾电热水壶7号')

  const shopper = await browser.newPage({ baseURL: mall.url })
  await shopper.goto('/items?keywords=电热水壶3号')
  await shopper
    .getByRole('link', { name: /青禾电热水壶3号/ })
    .first()
    .click()
  await expect(shopper.getByRole('heading', { level: 1 })).toContainText('青禾电热水壶3号')
  await expect(shopper.locator('main img[src^="/media/p/"]').first()).toBeVisible()

  await page.goto('/shopadmin/tasks')
  await lookAt(page)
  await page.getByRole('link', { name: /商品导入：商品\.csv/ }).click()
  await page.getByRole('button', { name: '撤销' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText(`已撤销${right}个`)).toBeVisible({ timeout: 60_000 })
  await shopper.reload()
  await expect(shopper.getByText('青禾电热水壶3号')).toHaveCount(0)
  await context.close()
})
