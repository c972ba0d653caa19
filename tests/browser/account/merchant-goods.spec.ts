import { expect, test, type Page } from 'playwright/test'
import sharp from 'sharp'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/**
 * A merchant enters a product, an operator rejects it with a reason and approves it once it is better; a change of it
 * waits while shoppers see what was approved.
 */

const merchantMobile = '13800138003'
const operatorMobile = '13800138004'
const name = '临江静音壁扇 30厘米'
const changed = '临江静音壁扇 30厘米 遥控款'

const picture = async (background: string) => ({
  name: '壁扇.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** The page has no violations and is not wider than the window, on desktops and phones. */
async function lookAt(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
}

/** Opens what waits for approval of a product, from the tab of operators. */
async function review(page: Page, product: string) {
  await page.goto('/shopadmin/goods?status=pending')
  await page
    .getByRole('button', { name: `审核${product}`, exact: true })
    .filter({ visible: true })
    .click()
  return page.getByRole('dialog')
}

test('a product of a merchant is rejected, changed, approved, and changed again', async ({ browser }) => {
  test.setTimeout(240_000)
  const options = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
  const [shop, mall, shopper] = await Promise.all([
    browser.newContext(options),
    browser.newContext(options),
    browser.newContext(options),
  ])
  const merchant = await shop.newPage()
  await signIn(merchant, merchantMobile, '/shopadmin/goods')
  await expect(merchant.getByRole('heading', { level: 1, name: '店铺商品' })).toBeVisible()
  await expect(merchant.getByRole('link', { name: '导入商品' })).toHaveCount(0)
  await lookAt(merchant)

  await merchant.getByRole('link', { name: '新增商品' }).click()
  await expect(merchant.getByRole('heading', { level: 1, name: '新增商品' })).toBeVisible()
  await expect(merchant.getByText('仅员工内购')).toHaveCount(0)
  await merchant.getByLabel('商品名称').fill(name)
  await merchant.getByLabel('商品图片文件').setInputFiles(await picture('#cfe3ef'))
  await expect(merchant.getByRole('button', { name: '删除商品图片1' })).toBeVisible()
  await merchant.locator('#goods-categories').fill('电风扇')
  await merchant.keyboard.press('Enter')
  await expect(merchant.getByRole('button', { name: /^去掉分类/ })).toBeVisible()
  await merchant.getByLabel('价格（元）').first().fill('199')
  await merchant.getByRole('textbox', { name: /库存/ }).first().fill('10')
  await lookAt(merchant)
  await merchant.getByRole('button', { name: '提交', exact: true }).click()
  await expect(merchant).toHaveURL(/\/shopadmin\/goods\/\d+$/)
  await expect(merchant.getByText('新商品待审核，通过后顾客才能看到')).toBeVisible()
  const itemId = /\d+$/.exec(merchant.url())?.[0] ?? ''

  const page = await shopper.newPage()
  await page.goto(`/items/${itemId}`)
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)

  const operator = await mall.newPage()
  await signIn(operator, operatorMobile, '/shopadmin/index')
  await expect(operator.getByRole('link', { name: '待审核商品' })).toBeVisible()
  const first = await review(operator, name)
  await expect(first.getByText('¥199.00')).toBeVisible()
  await lookAt(operator)
  await first.getByRole('button', { name: '驳回' }).click()
  await first.getByRole('button', { name: '确认驳回' }).click()
  await expect(first.getByText('请填写驳回的原因')).toBeVisible()
  await first.getByLabel('驳回的原因').fill('请补充商品介绍')
  await first.getByRole('button', { name: '确认驳回' }).click()
  await expect(operator.getByText('已驳回1个商品')).toBeVisible()

  await merchant.goto('/shopadmin/goods?status=returned')
  await expect(merchant.getByText('请补充商品介绍').filter({ visible: true }).first()).toBeVisible()
  await merchant.getByRole('link', { name }).filter({ visible: true }).first().click()
  await expect(merchant.getByText('驳回的原因：请补充商品介绍')).toBeVisible()
  await lookAt(merchant)
  await merchant.locator('#goods-intro').scrollIntoViewIfNeeded()
  await merchant.getByRole('textbox', { name: '商品介绍' }).fill('三档风速，静音运行。')
  await merchant.getByRole('button', { name: '提交', exact: true }).click()
  await expect(merchant.getByText('新商品待审核，通过后顾客才能看到')).toBeVisible()

  const second = await review(operator, name)
  await expect(second.getByText('三档风速，静音运行。')).toBeVisible()
  await second.getByRole('button', { name: '通过' }).click()
  await expect(operator.getByText('已通过1个商品')).toBeVisible()
  await page.goto(`/items/${itemId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  await merchant.reload()
  await merchant.getByLabel('商品名称').fill(changed)
  await merchant.getByLabel('价格（元）').first().fill('179')
  await merchant.getByRole('textbox', { name: /库存/ }).first().fill('30')
  await merchant.getByRole('button', { name: '提交', exact: true }).click()
  await expect(merchant.getByText('修改待审核，通过前顾客看到的是现在的内容')).toBeVisible()
  await lookAt(merchant)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('遥控款')

  const third = await review(operator, name)
  await expect(third.getByText('¥179.00')).toBeVisible()
  await expect(third.getByText(changed)).toBeVisible()
  await third.getByRole('button', { name: '通过' }).click()
  await expect(operator.getByText('已通过1个商品')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('遥控款', { timeout: 2000 })
  }).toPass()

  await operator.goto('/shopadmin/goods?status=pending')
  await expect(operator.getByRole('checkbox', { name: /商家商品需审核/ })).toBeChecked()
  await lookAt(operator)
  for (const context of [shop, mall, shopper]) await context.close()
})
