import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test, type Page } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { openMall, plainPicture, startEmptyMall } from '../../fixtures/browser/empty-mall.ts'
import {
  captchaAnswer,
  captchasOf,
  lastSmsCode,
  storeCaptchas,
} from '../../fixtures/browser/known-captchas.ts'
import { pickSpecs } from '../../fixtures/browser/pick-specs.ts'
import type { RunningServer } from '../../fixtures/servers.ts'

/** Shoppers of a mall that its owner stocked at the desk alone: products from a file, an article, a shop. */

// A mall is stocked, then shopped in.
test.describe.configure({ mode: 'serial' })

const member = '13900139021'
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const header =
  '管理分类,商品名称,SPU编码,SKU编码,简介,销售价,市场价,库存,头图,品牌,运费模板,销售分类,规格值,条形码'
/** Two colours and two sizes of a fridge. */
const fridge = (n: number) =>
  ['白', '灰'].flatMap((colour) =>
    [450, 518].map(
      (size) =>
        `家电->冰箱,青禾十字对开门冰箱${n}号,BX-${n},BX-${n}-${colour}${size},省电静音,${2999 + n}.00,3999.00,5,冰箱.png,青禾,包邮,厨房电器->冰箱,颜色:${colour}|容量:${size}升,`,
    ),
  )
const kettle = (n: number) =>
  `家电->水壶,湖畔电热水壶${n}号,SH-${n},SH-${n},恒温,${99 + n}.00,,${n === 0 ? 0 : 10},水壶.png,湖畔,包邮,厨房电器->水壶,,`
const table = [
  header,
  ...Array.from({ length: 8 }, (_, n) => fridge(n)).flat(),
  ...Array.from({ length: 30 }, (_, n) => kettle(n)),
].join('\r\n')

let folder: string
let mall: RunningServer
test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(join(tmpdir(), 'mall-'))
  mall = await startEmptyMall({ MALL_DATA_DIR: folder })
})
test.afterAll(async () => {
  await mall?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function stock(page: Page): Promise<void> {
  await page.goto('/shopadmin/goods/import')
  const pictures = zipSync({
    '冰箱.png': new Uint8Array(await plainPicture('#cfe3ef')),
    '水壶.png': new Uint8Array(await plainPicture('#d9a066')),
  })
  await page
    .getByLabel('图片压缩包（可选）', { exact: true })
    .setInputFiles({ name: '图片.zip', mimeType: 'application/zip', buffer: Buffer.from(pictures) })
  await page
    .getByLabel('商品表格', { exact: true })
    .setInputFiles({ name: '商品.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${table}`) })
  await page.getByRole('button', { name: '上传并识别' }).click()
  await page.getByRole('button', { name: '检查文件' }).click()
  await expect(page.getByText('新增38个。')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '开始导入' }).click()
  await expect(page.getByText('导入完成：新增38个')).toBeVisible({ timeout: 60_000 })
}

async function publishAgreement(page: Page, type: 'member_register' | 'privacy'): Promise<void> {
  await page.goto(`/shopadmin/agreements/${type}`)
  await expect(page.getByRole('textbox', { name: '协议内容' })).not.toBeEmpty()
  await page.getByRole('button', { name: '发布' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布').first()).toBeVisible()
}

async function writeArticle(page: Page): Promise<void> {
  await page.goto('/shopadmin/article-catalogues')
  await page.getByRole('button', { name: '新增一级栏目' }).click()
  await page.getByLabel('栏目名称').fill('选购指南')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '选购指南' })).toBeVisible()
  await page.goto('/shopadmin/articles/new')
  await page
    .getByRole('region', { name: '内容' })
    .getByRole('textbox', { name: '标题' })
    .fill('三口之家选多大的冰箱')
  await page.getByLabel('栏目').selectOption({ label: '选购指南' })
  await page.getByRole('textbox', { name: '正文' }).fill('四百五十升左右刚好，常囤货选五百升以上。')
  await choose(page.getByRole('radio', { name: '立即发布' }))
  await page.getByRole('button', { name: '保存并发布' }).click()
  await expect(page).toHaveURL(/\/shopadmin\/articles\/\d+$/)
}

async function addShop(page: Page): Promise<void> {
  await page.goto('/shopadmin/shops/new')
  await page.getByLabel('店铺名称').fill('青禾家电南浔店')
  await page.getByLabel('省').selectOption({ label: '浙江省' })
  await page.getByLabel('市', { exact: true }).selectOption({ label: '湖州市' })
  await page.getByLabel('区', { exact: true }).selectOption({ label: '南浔区' })
  await page.getByLabel('详细地址').fill('人瑞路 88 号')
  await page.getByLabel('经度').fill('120.4180')
  await page.getByLabel('纬度').fill('30.8490')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/\/shopadmin\/shops\/\d+$/)
}

/** Goes to the sign-up from where the visitor is, and comes back as a member. */
async function signUp(page: Page): Promise<void> {
  await captchasOf(() => mall.url, '?type=sign')(page)
  await page.goto('/auth/reg?redirectUrl=%2Fcart')
  await page.getByLabel('手机号').fill(member)
  await page.getByLabel('图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText('发送成功')).toBeVisible()
  await page.getByLabel('动态验证码').fill(await lastSmsCode(folder))
  await page.getByLabel('设置密码').fill('Mall2026')
  await page.getByLabel('请再输入确认密码').fill('Mall2026')
  await page.getByLabel('昵称').fill('小禾')
  await page.getByRole('checkbox', { name: /同意/ }).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await page.getByRole('link', { name: '继续' }).click()
  await expect(page).toHaveURL(/\/cart$/)
}

async function payOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  await choose(page.getByRole('radio', { name: /测试支付/ }))
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page.getByRole('heading', { name: '订单支付成功！' })).toBeVisible({ timeout: 20_000 })
}

test('an owner stocks an empty mall at the desk', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ baseURL: mall.url, viewport: wide, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openMall(page, mall, '13900001113')
  await stock(page)
  await page.goto('/shopadmin/site')
  await page.getByLabel('客服电话').fill('0571-88881234')
  await page.getByLabel('运营主体', { exact: true }).fill('杭州青禾电器有限公司')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存，商城页面已更新')).toBeVisible()
  await publishAgreement(page, 'member_register')
  await publishAgreement(page, 'privacy')
  await writeArticle(page)
  await addShop(page)
  await context.close()

  await mall.stop()
  await storeCaptchas(folder, 'sign', 2)
  mall = await startEmptyMall({ MALL_DATA_DIR: folder })
})

test('a visitor finds, compares, signs up, orders from the cart and pays', async ({ browser }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: mall.url, viewport: wide, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('combobox', { name: '搜索商品' }).first().fill('冰箱')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/items\?keywords=/)
  await expect(page.getByRole('link', { name: /青禾十字对开门冰箱/ })).not.toHaveCount(0)
  await page
    .getByRole('link', { name: /冰箱3号/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('青禾十字对开门冰箱3号')
  await pickSpecs(page, ['颜色', '容量'])
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText('成功加入购物车')).toBeVisible()

  await signUp(page)
  await expect(page.getByText('青禾十字对开门冰箱3号').first()).toBeVisible()
  await page.getByRole('button', { name: /结算/ }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/cart\/checkout/)
  const form = page.getByRole('dialog')
  await form.getByLabel('收货人').fill('沈小禾')
  await form.getByLabel('手机号').fill(member)
  await form.getByLabel('省').selectOption({ label: '浙江省' })
  await form.getByLabel('市', { exact: true }).selectOption({ label: '湖州市' })
  await form.getByLabel('区', { exact: true }).selectOption({ label: '南浔区' })
  await form.getByLabel('详细地址').fill('泰安路 1 号 3 幢 201 室')
  await form.getByRole('button', { name: '确认' }).click()
  await payOrder(page)
  await page.goto('/member/trade')
  await expect(page.getByText('青禾十字对开门冰箱3号').first()).toBeVisible()
  await context.storageState({ path: join(folder, 'member.json') })
  await context.close()
})

test('a phone browses by category, sees what is sold out, reads the article and finds the shop', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({
    baseURL: mall.url,
    viewport: narrow,
    hasTouch: true,
    reducedMotion: 'reduce',
    storageState: join(folder, 'member.json'),
  })
  const page = await context.newPage()
  await page.goto('/items?keywords=湖畔电热水壶0号')
  await page
    .getByRole('link', { name: /水壶0号/ })
    .first()
    .click()
  await expect(page.getByText(/已售罄|暂时缺货|到货提醒/).first()).toBeVisible()

  await page.goto('/items?keywords=湖畔电热水壶7号')
  await page
    .getByRole('link', { name: /水壶7号/ })
    .first()
    .click()
  await page.getByRole('button', { name: '立即购买' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/cart\/checkout/)
  await payOrder(page)

  await page.goto('/shops/near')
  await expect(page.getByText('青禾家电南浔店').first()).toBeVisible()
  await page.goto('/articleList')
  await page
    .getByRole('link', { name: /三口之家选多大的冰箱/ })
    .first()
    .click()
  await expect(page.getByText('四百五十升左右刚好')).toBeVisible()

  for (const path of ['/', '/items', '/article/faqs', '/news', '/sitemap.xml', '/member']) {
    const answer = await context.request.get(path)
    expect({ path, status: answer.status() }).toEqual({ path, status: 200 })
  }
  await context.close()
})
