import { expect, test, type Locator, type Page } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import { choose } from '../../fixtures/browser/choose.ts'
import { ownerPassword, plainPicture, setupPath, startEmptyMall } from '../../fixtures/browser/empty-mall.ts'
import { pickSpecs } from '../../fixtures/browser/pick-specs.ts'
import { fillButton, skuRows } from '../../fixtures/browser/sku-table.ts'
import type { RunningServer } from '../../fixtures/servers.ts'

/**
 * An owner opens an empty mall by the address of its log, follows 开店向导, enters a product with twelve SKUs and buys
 * the first one.
 */

const mobile = '13900001111'

let mall: RunningServer
test.beforeAll(async () => {
  test.setTimeout(240_000)
  mall = await startEmptyMall()
})
test.afterAll(() => mall?.stop())

const picture = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await plainPicture(background, 600),
})

/** The page has no violations and is not wider than the window. */
async function lookAt(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft({ path, findings: await axeFindings(page), isTooWide: overflow > 0 }).toEqual({
    path,
    findings: [],
    isTooWide: false,
  })
}

const saveAndSee = async (page: Page, button: Locator, text: string) => {
  await button.click()
  await expect(page.getByText(text).first()).toBeVisible()
}

test('an empty mall is opened, stocked and sells its first product', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({
    baseURL: mall.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()

  await page.goto(setupPath(mall))
  await lookAt(page)
  await page.getByLabel('手机号').fill(mobile)
  await page.getByLabel('请输入密码').fill(ownerPassword)
  await page.getByLabel('请再次输入密码').fill('Mall2027')
  await page.getByRole('button', { name: '开通' }).click()
  await expect(page.getByText('输入的密码不一致')).toBeVisible()
  await page.getByLabel('请再次输入密码').fill(ownerPassword)
  await page.getByRole('button', { name: '开通' }).click()
  await expect(page).toHaveURL(/\/shopadmin\/start$/)
  await expect(page.getByText('已完成 0/6 步')).toBeVisible()
  await lookAt(page)

  const stranger = await browser.newPage({ baseURL: mall.url })
  await stranger.goto(setupPath(mall))
  await expect(stranger.getByText('链接已失效，商城已经开通')).toBeVisible()
  await stranger.close()

  await page.getByRole('link', { name: '去设置' }).click()
  await page.getByLabel('商城名称').fill('青禾家电')
  await page.getByLabel('客服电话').fill('0571-88881234')
  await page.getByLabel('运营主体', { exact: true }).fill('杭州青禾电器有限公司')
  await lookAt(page)
  await saveAndSee(page, page.getByRole('button', { name: '保存', exact: true }), '已保存，商城页面已更新')

  for (const name of ['注册协议', '隐私政策']) {
    await page.getByRole('navigation', { name: '运营中心' }).getByRole('link', { name: '协议' }).click()
    await page.getByRole('link', { name: `填写${name}` }).click()
    await expect(page.getByRole('textbox', { name: '协议内容' })).toContainText('青禾家电')
    await lookAt(page)
    await page.getByRole('button', { name: '发布' }).click()
    await saveAndSee(page, page.getByRole('dialog').getByRole('button', { name: '发布' }), '已发布')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await page
    .getByRole('navigation', { name: '运营中心' })
    .getByRole('link', { name: '分类', exact: true })
    .click()
  await page.getByRole('button', { name: '新增一级分类' }).click()
  await page.getByLabel('分类名称').fill('冰箱')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '冰箱' })).toBeVisible()
  await lookAt(page)

  await page.goto('/shopadmin/goods/new')
  await page.getByRole('button', { name: '添加规格' }).click()
  await page.getByRole('button', { name: '删除规格' }).click()
  await page.getByLabel('商品名称').fill('青禾 十字对开门冰箱')
  await page.getByRole('button', { name: '保存并上架' }).click()
  await expect(page.getByText('请填写价格，最多两位小数').first()).toBeVisible()
  await page.getByLabel('商品图片文件').setInputFiles(await picture('#cfe3ef'))
  await expect(page.getByRole('button', { name: '删除商品图片1' })).toBeVisible()
  await page.locator('#goods-categories').fill('冰箱')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '去掉分类冰箱' })).toBeVisible()
  const groups = { 颜色: '白，灰，黑', 容量: '450升，518升，600升，700升' }
  for (const [name, values] of Object.entries(groups)) {
    await page.getByRole('button', { name: '添加规格' }).click()
    await page.getByLabel('规格名称').last().fill(name)
    await page.getByLabel(`${name}的值`).fill(values)
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('灰的图片文件').setInputFiles(await picture('#9a9a9a'))
  await expect(page.getByRole('button', { name: '删除灰的图片1' })).toBeVisible()
  await expect(skuRows(page)).toHaveCount(13)
  await page.getByLabel('批量填充价格（元）').fill('3999')
  await page.getByLabel('批量填充库存').fill('20')
  await fillButton(page).click()
  await page.getByLabel('黑；700升 价格（元）').fill('4999.50')
  await page.locator('#goods-intro').scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: '商品介绍' }).fill('省电静音，十字对开。')
  await lookAt(page)
  await page.getByRole('button', { name: '保存并上架' }).click()
  await expect(page).toHaveURL(/\/shopadmin\/goods\/\d+$/)

  await page.goto('/shopadmin/start')
  await expect(page.getByText('可以试运行，开通支付方式后正式开业')).toBeVisible()
  await page.getByRole('link', { name: '去商城下第一单' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('青禾 十字对开门冰箱')
  await pickSpecs(page, ['颜色', '容量'])
  await page.getByRole('button', { name: '立即购买' }).first().click()
  await expect(page).toHaveURL(/\/cart\/checkout/)
  const form = page.getByRole('dialog')
  await form.getByLabel('收货人').fill('沈青禾')
  await form.getByLabel('手机号').fill('13912345678')
  await form.getByLabel('省').selectOption({ label: '浙江省' })
  await form.getByLabel('市', { exact: true }).selectOption({ label: '杭州市' })
  await form.getByLabel('区', { exact: true }).selectOption({ label: '西湖区' })
  await form.getByLabel('详细地址').fill('文三路 9 号 2 幢 301 室')
  await form.getByRole('button', { name: '确认' }).click()
  await page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  await choose(page.getByRole('radio', { name: /测试支付/ }))
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page.getByRole('heading', { name: '订单支付成功！' })).toBeVisible({ timeout: 20_000 })

  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  for (const name of [
    'start',
    'goods',
    'categories',
    'site',
    'agreements',
    'brands',
    'goods-tags',
    'reviews',
    'search',
    'params',
    'schedules',
    'goods/import',
    'tasks',
    'exports',
    'imports',
    'freight',
    'freight/new',
    'shops',
    'shops/new',
    'shop-tags',
    'articles',
    'articles/new',
    'article-catalogues',
    'notices',
    'notices/new',
    'faqs',
    'navigation',
    'agreements/privacy',
    'personal-data',
    'accounts',
    'roles',
    'security',
    'audit',
    'settings',
  ]) {
    await phone.goto(`/shopadmin/${name}`)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await phone.waitForLoadState('networkidle')
    await lookAt(phone)
  }
  await phone.goto('/shopadmin/goods')
  await phone.getByRole('link', { name: '青禾 十字对开门冰箱' }).filter({ visible: true }).click()
  await expect(phone.getByLabel('商品名称')).toHaveValue('青禾 十字对开门冰箱')
  await lookAt(phone)
  await context.close()
})
