import { expect, test, type Page } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/**
 * An owner gives a colleague a role, sends the link, changes the role and takes the colleague off the desk; what the
 * role may not do is not shown.
 */

const owner = '13800138004'
const mobile = '13900005678'

/** The entries of the menu, without the numbers beside them. */
const menuOf = async (page: Page) =>
  (await page.getByRole('navigation', { name: '运营中心' }).getByRole('link').allInnerTexts()).map(
    (text) => text.split('\n')[0],
  )

/** The same on a phone, where it is a sheet. */
async function phoneMenu(page: Page) {
  await page.getByRole('button', { name: '菜单' }).click()
  const dialog = page.getByRole('dialog', { name: '菜单' })
  await expect(dialog.getByRole('link', { name: '概况' })).toBeVisible()
  const entries = await menuOf(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return entries
}

/** The page has no violations and is not wider than the window. */
async function lookAt(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function openAccount(page: Page) {
  await page.getByRole('row').filter({ hasText: mobile }).getByRole('button').click()
  return page.getByRole('dialog')
}

test('an owner adds an account, the person sets a password and sees what the role may do', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signIn(page, owner, '/shopadmin/accounts')
  await expect
    .poll(() => menuOf(page))
    .toEqual([
      ...[
        '概况',
        '开店向导',
        '商品',
        '分类',
        '品牌',
        '参数和规格',
        '商品标签',
        '定时任务',
        '评价',
        '搜索管理',
      ],
      ...[
        '订单',
        '售后',
        '退款',
        '发票',
        '核销自提',
        '页面装修',
        '文章',
        '文章栏目',
        '公告',
        '常见问题',
        '导航与页脚',
        '协议',
      ],
      ...['店铺', '运费模板', '入驻审核', '设置', '任务', '导出记录'],
      ...['账号', '角色', '我的安全', '操作记录'],
    ])
  await expect(page.getByRole('row').filter({ hasText: owner })).toContainText('店主')
  await lookAt(page)

  await page.getByRole('button', { name: '新增账号' }).click()
  const dialog = page.getByRole('dialog', { name: '新增账号' })
  await dialog.getByRole('radio', { name: /^只读/ }).check()
  await expect(dialog.getByText('只读的权限')).toBeVisible()
  await dialog.getByRole('button', { name: '新增' }).click()
  await expect(dialog.getByText('请输入正确的手机号')).toBeVisible()
  await expect(dialog.getByText('请填写姓名')).toBeVisible()
  await dialog.getByLabel('姓名').fill('周宁')
  await dialog.getByLabel('手机号').fill('139 0000 5678')
  await dialog.getByRole('radio', { name: /^店员/ }).check()
  await dialog.getByRole('button', { name: '新增' }).click()
  await expect(dialog.getByText('请选择所属店铺')).toBeVisible()
  await dialog.getByRole('radio', { name: /^财务/ }).check()
  await dialog.getByText('财务的权限').click()
  await expect(dialog.getByText('资金·审批')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: '新增' }).click()

  const added = page.getByRole('dialog')
  await expect(added.getByText('账号已新增')).toBeVisible()
  await added.getByRole('button', { name: '生成链接' }).click()
  const link = (await added.getByText('#key=').textContent()) ?? ''
  expect(link).toMatch(/^http.*\/auth\/set-password#key=[\w-]{43}$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').filter({ hasText: mobile })).toContainText('尚未设置密码')
  await page.getByRole('button', { name: '新增账号' }).click()
  await expect(page.getByRole('dialog', { name: '新增账号' }).getByLabel('手机号')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const colleague = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const phone = await colleague.newPage()
  await phone.goto(link.slice(link.indexOf('/auth/')))
  await expect(phone.locator('main input[type=password]')).toHaveCount(2)
  for (const field of await phone.locator('main input[type=password]').all()) await field.fill('Desk2026')
  await phone.getByRole('button', { name: '确定' }).click()
  await expect(phone.getByText('密码已经设置成功')).toBeVisible()
  await signIn(phone, mobile, '/shopadmin/index', 'Desk2026')
  await expect(phone.getByRole('region', { name: '今日成交' })).toBeVisible()
  expect(await phoneMenu(phone)).toEqual([
    '概况',
    '订单',
    '售后',
    '退款',
    '发票',
    '导出记录',
    '我的安全',
    '操作记录',
  ])
  await expect(phone.getByRole('region', { name: '商品' })).toHaveCount(0)
  await lookAt(phone)
  await phone.goto('/shopadmin/goods')
  await expect(phone.getByText('您的账号没有这项权限，请联系店主')).toBeVisible()

  await page.reload()
  let account = await openAccount(page)
  await account.getByRole('radio', { name: /^内容/ }).check()
  await account.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row').filter({ hasText: mobile })).toContainText('内容')
  await phone.goto('/shopadmin/index')
  await expect(phone.getByRole('region', { name: '商品' }).first()).toBeVisible()
  expect(await phoneMenu(phone)).toEqual([
    ...['概况', '商品', '分类', '品牌', '参数和规格', '商品标签', '定时任务', '搜索管理'],
    ...['页面装修', '文章', '文章栏目', '公告', '常见问题', '导航与页脚', '协议', '设置', '任务', '导出记录'],
    '我的安全',
  ])

  account = await openAccount(page)
  await account.getByRole('button', { name: '移除账号' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('row').filter({ hasText: mobile })).toHaveCount(0)
  await phone.goto('/shopadmin/index')
  await expect(phone).toHaveURL(/\/auth\/login\?redirectUrl=%2Fshopadmin%2Findex$/)
  await colleague.close()
  await context.close()
})
