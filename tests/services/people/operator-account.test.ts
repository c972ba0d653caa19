import { obfuscate } from '@/lib/domain/obfuscate'
import { createMember } from '@/lib/server/people/account/create-member'
import { grantRole, makeResetLink } from '@/lib/server/people/operator-account/grant-role'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({
  MALL_DEMO: '0',
  MALL_SMS: 'console',
  MALL_IDENTITY: 'none',
  MALL_PUBLIC_URL: 'https://mall.example',
})
const mobile = '13900000000'

beforeEach(() => mall.empty())

const keyOf = (link: string) => new URL(link).hash.replace('#key=', '')
const use = (key: string, password = 'Desk2026') =>
  mall.call<{ status?: boolean; message?: string }>('POST', '/member/password/link', {
    key,
    password: obfuscate(password),
  })
const login = (password: string) =>
  mall.call<{ token?: string; message?: string }>('POST', '/login', {
    username: obfuscate(mobile),
    password: obfuscate(password),
  })
const audits = () =>
  mall.rows<{ event: string; actor_kind: string; actor_id: string }>(
    `select event, actor_kind, actor_id, before, after from audit_rows order by audit_id`,
  )

describe('the first operator of an empty mall', () => {
  it('is made, sets a password with the link and runs the mall', async () => {
    const { link, role, former } = await grantRole(mall, mobile)
    expect({ role, former }).toEqual({ role: 'owner', former: null })
    expect(link).toMatch(/^https:\/\/mall\.example\/auth\/set-password#key=[\w-]{43}$/)
    expect((await use(keyOf(link))).data).toEqual({ status: true })
    const { token } = (await login('Desk2026')).data
    expect((await mall.call('GET', '/operator/books', {}, { token })).data).toHaveProperty('rows')
    const [{ user_id: id }] = (await mall.rows<{ user_id: number }>('select user_id from members')) as [
      { user_id: number },
    ]
    expect(await audits()).toEqual([
      expect.objectContaining({
        event: 'grantRole',
        actor_kind: 'system',
        after: { deskRole: 'owner', shopId: null },
      }),
      expect.objectContaining({ event: 'makePasswordLink', actor_kind: 'system' }),
      expect.objectContaining({ event: 'setPassword', actor_kind: 'operator', actor_id: String(id) }),
    ])
  })

  it('is kept out of a demo mall that has not been created yet', async () => {
    await expect(grantRole({ ...mall, env: { ...mall.env, demo: true } }, mobile)).rejects.toThrow(
      'The demo mall has not been created yet.',
    )
    expect(await mall.rows('select from members')).toHaveLength(0)
  })
})

describe('the link', () => {
  it('stores no key, only its hash', async () => {
    const key = keyOf((await grantRole(mall, mobile)).link)
    const stored = await mall.rows('select * from password_links')
    expect(stored).toHaveLength(1)
    expect(JSON.stringify([stored, await mall.rows('select * from audit_rows')])).not.toContain(key)
  })

  it('works once, also for two requests at the same moment', async () => {
    const key = keyOf((await grantRole(mall, mobile)).link)
    const answers = await Promise.all([use(key, 'First2026'), use(key, 'Second2026')])
    expect(answers.filter(({ data }) => data.status)).toHaveLength(1)
    expect((await use(key)).data.message).toBe('链接已使用过，请重新获取')
  })

  it.each([
    [1799, undefined],
    [1800, '链接已过期，请重新获取'],
  ])('works for 30 minutes: after %i seconds', async (seconds, message) => {
    const key = keyOf((await grantRole(mall, mobile)).link)
    mall.travel(seconds)
    expect((await use(key)).data.message).toBe(message)
  })

  it('survives a password that is refused', async () => {
    const key = keyOf((await grantRole(mall, mobile)).link)
    expect((await use(key, 'short')).data.message).toBe('8-20位密码，必须为数字和字母混合')
    expect((await use(key)).data.status).toBe(true)
  })

  it('ends when another one is made, and is unknown then', async () => {
    const first = keyOf((await grantRole(mall, mobile)).link)
    const second = keyOf((await makeResetLink(mall, mobile)).link)
    expect((await use(first)).data.message).toBe('链接无效，请重新获取')
    expect((await use(second)).data.status).toBe(true)
  })

  it('ends all sessions with the new password, and the old one works until then', async () => {
    await createMember(mall, { mobile, password: 'Before2026' })
    await grantRole(mall, mobile)
    const { link } = await makeResetLink(mall, mobile)
    const { token } = (await login('Before2026')).data
    const ask = async () => (await mall.call('GET', '/operator/books', {}, { token })).data
    expect(await ask()).toHaveProperty('rows')
    mall.travel(1)
    await use(keyOf(link))
    expect(await ask()).toMatchObject({ status_code: 401 })
  })
})

describe('the roles of accounts', () => {
  it('are given to an account that exists, and taken again', async () => {
    await createMember(mall, { mobile, password: 'Before2026' })
    expect(await grantRole(mall, mobile, 'finance')).toMatchObject({ role: 'finance', former: 'shopper' })
    expect(await grantRole(mall, mobile, 'finance')).toMatchObject({ former: 'finance' })
    expect(await grantRole(mall, mobile, 'shopper')).toMatchObject({ role: 'shopper', former: 'finance' })
    expect((await audits()).filter(({ event }) => event === 'grantRole')).toHaveLength(2)
  })

  it.each([
    [[mobile, 'operator'], 'operator is no role of this mall. Roles are owner, manager, goods, order'],
    [[mobile, 'clerk'], 'The role clerk needs a shop'],
    [['12345', 'owner'], '12345 is no mobile number'],
  ] as const)('are refused with a sentence: %j', async ([number, role], sentence) => {
    await expect(grantRole(mall, number, role)).rejects.toThrow(sentence)
    expect(await mall.rows('select from members')).toHaveLength(0)
  })

  it('are no reason to make links for shoppers and disabled accounts', async () => {
    await expect(makeResetLink(mall, mobile)).rejects.toThrow('npm run operator -- add 13900000000')
    await createMember(mall, { mobile, password: 'Before2026' })
    await expect(makeResetLink(mall, mobile)).rejects.toThrow('no account at the desk')
    await mall.rows(`update members set disabled = true`)
    await expect(grantRole(mall, mobile)).rejects.toThrow('is disabled')
  })
})
