import { expect, test, type Page } from 'playwright/test'

/** The account forms. Service tests cover what happens after a correct captcha. */

const expectCaptchaPicture = async (page: Page) => {
  const picture = page.getByAltText('图形验证码')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(120)
}

test('the registration form reports missing fields, shows the agreements and rejects a wrong captcha', async ({
  page,
}) => {
  await page.goto('/auth/login?redirectUrl=%2Fcart')
  await page.getByRole('link', { name: '免费注册' }).click()
  await expect(page).toHaveURL('/auth/reg?redirectUrl=%2Fcart')
  await expect(page.getByRole('heading', { name: '用户注册' })).toBeVisible()
  await expectCaptchaPicture(page)
  // Optional fields are on the profile page.
  await expect(page.getByLabel('性别')).toHaveCount(0)

  await page.getByRole('button', { name: '注册', exact: true }).click()
  for (const sentence of [
    '请输入手机号',
    '请输入图形验证码',
    '验证码不能为空',
    '请输入密码',
    '请输入昵称',
    '请先同意注册协议和隐私政策',
  ])
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()

  await page.getByLabel('设置密码').fill('Mall 2026')
  await expect(page.getByText('密码不能包括特殊字符')).toBeVisible()
  await page.getByLabel('设置密码').fill('Mall2026')
  await page.getByLabel('请再输入确认密码').fill('Mall2027')
  await expect(page.getByText('输入的密码不一致')).toBeVisible()

  await page.getByRole('button', { name: '《注册协议》' }).click()
  const agreement = page.getByRole('dialog', { name: '注册协议' })
  await expect(agreement.getByRole('heading', { name: '一、账号' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(agreement).toBeHidden()

  await page.getByLabel('手机号').fill('13900001111')
  const before = await page.getByAltText('图形验证码').getAttribute('src')
  // No captcha contains this character.
  await page.getByLabel('图形验证码').fill('0000')
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText('图片验证码错误')).toBeVisible()
  await expect(page.getByAltText('图形验证码')).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByRole('button', { name: '发送验证码' })).toBeEnabled()
})

test('signing in with a code rejects a code that was never sent', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await expectCaptchaPicture(page)
  const answer = await page.request.post('/api/h5app/wxapp/login', {
    form: { username: '13800138000', check_type: 'mobile', vcode: '000000', company_id: 1 },
  })
  expect(await answer.json()).toEqual({ data: { message: '短信验证码错误', status_code: 422 } })
})

test('the form for a forgotten password keeps the redirect target and reports missing fields', async ({
  page,
}) => {
  await page.goto('/auth/login?redirectUrl=%2Fmember%2Ftrade')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page).toHaveURL('/auth/forget-password?redirectUrl=%2Fmember%2Ftrade')
  await expectCaptchaPicture(page)
  await page.getByRole('button', { name: '确认修改' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '请输入手机号' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '请输入密码' })).toBeVisible()
})
