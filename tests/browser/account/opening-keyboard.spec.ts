import { expect, test, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { fillButton, skuRows } from '../../fixtures/browser/sku-table.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'

/** An owner opens an empty mall and puts its first product on sale with the keyboard alone. */

const mobile = '13900002222'
const password = 'Mall2026'

let mall: RunningServer
test.beforeAll(async () => {
  mall = await startMall({
    MALL_DEMO: '0',
    MALL_SMS: 'console',
    MALL_IDENTITY: 'none',
    MALL_PAY_TEST: '1',
  })
})
test.afterAll(() => mall.stop())

/** The path in the log. */
const setupPath = () => (/"setup":"([^"]+)"/.exec(mall.output())?.[1] ?? '').replace(/^https?:\/\/[^/]+/, '')

/** More stops than any page of the desk has. */
const maxStops = 300

const hasFocus = (target: Locator) => target.evaluate((one) => one === document.activeElement)

/** Whether one can see where the focus is: at the control, at the box around it or at what stands for it. */
const showsFocus = (target: Locator) =>
  target.evaluate((one) =>
    [one, one.parentElement, one.nextElementSibling].some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }),
  )

/** Moves the focus to a control, forwards or backwards as a person would who sees where it is. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < maxStops; stops++) {
    if (await hasFocus(target)) {
      expect.soft(await showsFocus(target), `the focus is visible at ${String(target)}`).toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Replaces the text of a field. */
async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await expect(target).toHaveValue(text)
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '运营中心' }).getByRole('link', { name, exact: true })

test('an empty mall is opened and its first product put on sale without a mouse', async ({ browser }) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({
    baseURL: mall.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()

  await test.step('the owner sets a number and a password', async () => {
    await page.goto(setupPath())
    await write(page, page.getByLabel('手机号'), mobile)
    await write(page, page.getByLabel('请输入密码'), password)
    await write(page, page.getByLabel('请再次输入密码'), 'Mall2027')
    await page.keyboard.press('Enter')
    await expect(page.getByText('输入的密码不一致')).toBeVisible()
    // The wrong field has the focus.
    await expect(page.getByLabel('请再次输入密码')).toBeFocused()
    await write(page, page.getByLabel('请再次输入密码'), password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shopadmin\/start$/)
    await expect(page.getByText('已完成 0/6 步')).toBeVisible()
  })

  await test.step('the first stop of a page leads past the menu', async () => {
    await page.reload()
    await expect(page.getByText('已完成 0/6 步')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '去设置' })).toBeFocused()
  })

  await test.step('name, contact and company are saved with the keys of the save bar', async () => {
    await page.keyboard.press('Enter')
    await write(page, page.getByLabel('商城名称'), '青禾家电')
    await write(page, page.getByLabel('客服电话'), '0571-88881234')
    await write(page, page.getByLabel('运营主体', { exact: true }), '杭州青禾电器有限公司')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText('已保存，商城页面已更新').first()).toBeVisible()
    // What was typed in last still has the focus.
    await expect(page.getByLabel('运营主体', { exact: true })).toBeFocused()
  })

  for (const name of ['注册协议', '隐私政策'])
    await test.step(`${name} is published`, async () => {
      await tabTo(page, menu(page, '协议'), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await press(page, page.getByRole('link', { name: `填写${name}` }))
      await expect(page.getByRole('textbox', { name: '协议内容' })).toContainText('青禾家电')
      const publish = page.getByRole('main').getByRole('button', { name: '发布', exact: true })
      await press(page, publish, 'Space')
      const answer = page.getByRole('dialog').getByRole('button', { name: '发布' })
      await expect(answer).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('已发布').first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  await test.step('the first category is added in a dialog that Enter sends', async () => {
    await tabTo(page, menu(page, '分类'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const opener = page.getByRole('button', { name: '新增一级分类' })
    await press(page, opener)
    await expect(page.getByLabel('分类名称')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('分类名称')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('分类名称')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('冰箱')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: '冰箱' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  await test.step('the first product gets a picture, a category, two values and prices', async () => {
    await tabTo(page, menu(page, '开店向导'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('link', { name: '新增商品' }))
    await write(page, page.getByLabel('商品名称'), '青禾 十字对开门冰箱')
    const save = page.getByRole('button', { name: '保存并上架' })
    await page.keyboard.press('ControlOrMeta+s')
    // The first field that is wrong has the focus.
    await expect(page.locator('#goods-pics')).toBeFocused()

    const chooser = page.waitForEvent('filechooser')
    // The browser knows now that the test chooses: the question was sent after that.
    await page.evaluate(() => document.readyState)
    await page.keyboard.press('Enter')
    const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: '#cfe3ef' } })
    await (
      await chooser
    ).setFiles({ name: 'first.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })
    await expect(page.getByRole('button', { name: '删除商品图片1' })).toBeVisible()

    const category = page.locator('#goods-categories')
    await tabTo(page, category)
    await page.keyboard.type('冰')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '去掉分类冰箱' })).toBeVisible()
    await expect(category).toBeFocused()

    const addGroup = page.getByRole('button', { name: '添加规格' })
    await press(page, addGroup)
    await expect(page.getByLabel('规格名称')).toBeFocused()
    await press(page, page.getByRole('button', { name: '删除规格' }))
    await expect(addGroup).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('颜色')
    await tabTo(page, page.getByLabel('颜色的值'))
    await page.keyboard.type('白，灰，黑')
    await page.keyboard.press('Enter')
    await expect(skuRows(page)).toHaveCount(4)
    await tabTo(page, page.getByRole('button', { name: '删除颜色黑' }), 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect(skuRows(page)).toHaveCount(3)
    await expect(page.getByLabel('颜色的值')).toBeFocused()

    await write(page, page.getByLabel('批量填充价格（元）'), '3999')
    await write(page, page.getByLabel('批量填充库存'), '20')
    await press(page, fillButton(page))
    await expect(page.getByLabel('批量填充价格（元）')).toBeFocused()
    await write(page, page.getByLabel('灰 价格（元）'), '4099.50')
    await tabTo(page, page.getByRole('radio', { name: '上架销售' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /^仅展示/ })).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: '上架销售' })).toBeChecked()
    await press(page, save)
    await expect(page).toHaveURL(/\/shopadmin\/goods\/\d+$/)
  })

  await test.step('it is on sale, and the guide leads to its page', async () => {
    await page.goto('/shopadmin/start')
    await expect(page.getByText('可以试运行，开通支付方式后正式开业')).toBeVisible()
    await press(page, page.getByRole('link', { name: '去商城下第一单' }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('青禾 十字对开门冰箱')
    await expect(page.getByRole('button', { name: '立即购买' }).first()).toBeVisible()
  })
  await context.close()
})
