import { expect, test, type Page } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe'

/** Every form of the account pages is used with the keyboard alone. */

test.use({ reducedMotion: 'reduce' })

interface Form {
  path: string
  /** Name of the button that submits. */
  submit: string
  /** Names of the fields that must be filled. */
  fields: readonly string[]
  hasCaptcha?: boolean
  /** The tab to open first. */
  tab?: string
}

const captcha = '图形验证码'
const forms: readonly Form[] = [
  { path: '/auth/login', submit: '登录', fields: ['手机号', '登录密码'] },
  {
    path: '/auth/login',
    tab: '验证码登录',
    submit: '登录',
    fields: ['手机号', captcha, '验证码'],
    hasCaptcha: true,
  },
  {
    path: '/auth/reg',
    submit: '注册',
    hasCaptcha: true,
    fields: ['手机号', captcha, '动态验证码', '设置密码', '请再输入确认密码', '昵称'],
  },
  {
    path: '/auth/forget-password',
    submit: '确认修改',
    hasCaptcha: true,
    fields: ['手机号', captcha, '动态验证码', '请输入新密码', '请再次输入新密码'],
  },
  {
    path: '/auth/bindwechat?open_id=o&unionid=u',
    submit: '绑定',
    hasCaptcha: true,
    fields: ['手机号', captcha, '验证码'],
  },
  {
    path: '/auth/email',
    submit: '登录',
    hasCaptcha: true,
    fields: ['邮箱', captcha, '邮箱验证码'],
  },
  { path: '/auth/email', tab: '邮箱密码登录', submit: '登录', fields: ['邮箱', '登录密码'] },
  {
    path: '/auth/email/reg',
    submit: '注册',
    hasCaptcha: true,
    fields: ['邮箱', captcha, '设置密码', '请再输入确认密码'],
  },
  { path: '/auth/email/resend', submit: '发送', fields: ['邮箱', captcha], hasCaptcha: true },
  { path: '/auth/email/forget-password', submit: '发送邮件', fields: ['邮箱'] },
  { path: '/auth/email?reset=x', submit: '确认修改', fields: ['请输入新密码', '请再次输入新密码'] },
  {
    path: '/staff/login',
    submit: '登录',
    hasCaptcha: true,
    fields: ['员工工号', captcha, '短信验证码'],
  },
]

const bindPhone: Form = {
  path: '/auth/bindphone',
  submit: '确定',
  hasCaptcha: true,
  fields: ['手机号', captcha, '验证码'],
}

/** The controls of the card, in the sequence of the document. A group of tabs or radios is one stop. */
const controls = (page: Page) =>
  page
    .locator('main section')
    .evaluate((card) =>
      [...card.querySelectorAll<HTMLElement>('a[href], button, input, select')]
        .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility())
        .map((one) => one.getAttribute('aria-label') ?? (one.textContent || one.id)),
    )

/** The control that has the focus, and whether one can see that it does. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement
    // A field inside a box shows the focus at the box.
    const shows = [one, one.parentElement, one.nextElementSibling].some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    return { name: one.getAttribute('aria-label') ?? (one.textContent || one.id), shows }
  })

/** Puts the focus before the first control of the card. */
const startAtHeading = (page: Page) =>
  page.locator('main h1').evaluate((heading) => {
    heading.tabIndex = -1
    heading.focus()
  })

async function open(page: Page, { path, tab, hasCaptcha }: Form) {
  await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
  if (tab) {
    const first = page.getByRole('tab').first()
    await first.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  }
  if (hasCaptcha) await expect(page.getByAltText(captcha)).toBeVisible()
}

/**
 * Tab reaches every control in its sequence, with a visible focus; Enter submits, and the first wrong field gets the
 * focus.
 */
async function useByKeyboard(page: Page, form: Form) {
  await open(page, form)
  const expected = await controls(page)
  expect(expected).toEqual(expect.arrayContaining([...form.fields, form.submit]))
  await startAtHeading(page)
  for (const name of expected) {
    await page.keyboard.press('Tab')
    expect(await focused(page)).toEqual({ name, shows: true })
  }
  await startAtHeading(page)
  while ((await focused(page)).name !== form.submit) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (const name of form.fields) {
    const field = page.getByRole('textbox', { name, exact: true }).or(page.getByLabel(name, { exact: true }))
    await expect(field.first()).toHaveAttribute('aria-invalid', 'true')
    await expect(field.first()).toHaveAccessibleDescription(/./)
  }
  expect((await focused(page)).name).toBe(form.fields[0])
  expect(await axeFindings(page)).toEqual([])
}

for (const form of forms)
  test(`${form.path} ${form.tab ?? ''} is used by keyboard alone`, async ({ page }) => {
    await useByKeyboard(page, form)
  })

test('a member signs in, and the form for another number is used, by keyboard alone', async ({ page }) => {
  await page.goto('/auth/login?redirectUrl=%2Fauth%2Fbindphone')
  await startAtHeading(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('13800138000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mall2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/bindphone/)
  await useByKeyboard(page, bindPhone)
})

test('an agreement opens, closes and is accepted by keyboard', async ({ page }) => {
  await page.goto('/auth/email/reg')
  await expect(page.getByAltText(captcha)).toBeVisible()
  const link = page.getByRole('button', { name: '《隐私政策》' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '隐私政策' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
})
