/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeskHome } from '@/components/desk/home/desk-home'
import { AccountForm } from '@/components/desk/people/accounts/account-form'
import { RoleList } from '@/components/desk/people/roles/role-list'
import { EnrolFactor } from '@/components/desk/people/security/enrol-factor'
import { OwnSessions } from '@/components/desk/people/security/own-sessions'
import { VerifyCard } from '@/components/desk/people/security/verify-card'
import { AuditList } from '@/components/desk/settings/audit/audit-list'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

/** 操作记录, 角色 and 我的安全 at the desk. */

beforeAll(supportDialogs)

const owner = {
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'owner' },
}
const entry = {
  audit_id: 7,
  subject_name: '云杉冰箱',
  actor_kind: 'operator',
  actor_id: '3',
  event: 'setPrices',
  subject: 'goods',
  subject_id: '12',
  before: { price: 5000, name: '冰箱' },
  after: { price: 4900, name: '冰箱' },
  reason: '活动',
  at: 1_790_000_000,
  actor_name: '林晓',
  ip: '203.0.113.7',
  device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
  seal_no: 7,
}
const trail = { list: [entry], total_count: 1, more: false, next: null }

describe('操作记录', () => {
  const page = { ...owner, 'GET /operator/audit': trail }

  it('says who changed what, when and where, with the fields that differ', async () => {
    mallDouble(page)
    showPage(<AuditList />)
    const table = await screen.findByRole('table', { name: '操作记录' })
    const row = within(table).getByRole('row', { name: /林晓/ })
    expect(row).toHaveTextContent('修改商品价格')
    expect(row).toHaveTextContent('商品 云杉冰箱（12）')
    expect(row).toHaveTextContent('价格：¥50.00 → ¥49.00')
    expect(row).not.toHaveTextContent('名称')
    expect(row).toHaveTextContent('原因：活动')
    expect(row).toHaveTextContent('203.0.113.7 · Chrome · Windows')
  })

  it('asks for what the address names, and exports the same', async () => {
    const mall = mallDouble(page)
    showPage(<AuditList />, 'event=setPrices&who=3&from=2026-09-21&to=2026-09-21&keywords=冰箱')
    await screen.findByRole('table')
    const wanted = {
      desk: 'true',
      event: 'setPrices',
      operator_id: '3',
      keyword: '冰箱',
      time_begin: '1789920000',
      time_end: '1790006399',
    }
    expect(mall.sent('GET', '/operator/audit')[0]?.fields).toMatchObject(wanted)
    const href = screen.getByRole('link', { name: '导出' }).getAttribute('href') ?? ''
    expect(Object.fromEntries(new URL(href, 'http://mall.test').searchParams)).toEqual(wanted)
    expect(screen.getByText(/操作人：林晓/)).toBeInTheDocument()
  })

  it.each([
    [null, '5200条记录完整'],
    [{ seal_no: 5001, audit_id: 9, kind: 'changed' }, '第5001条封存（记录 9）有问题：内容在封存后被改动'],
  ])('checks the whole chain in parts: %j', async (problem, text) => {
    const last = { seal_no: 5200, digest: 'abcdefabcdefabcdef' }
    const mall = mallDouble({
      ...page,
      'GET /operator/audit/check': ({ fields }: { fields: Record<string, string> }) =>
        fields.after === '5000'
          ? { checked: problem ? 5000 : 5200, next: null, problem, last }
          : { checked: 5000, next: 5000, problem: null, last },
    })
    showPage(<AuditList />)
    await userEvent.click(await screen.findByRole('button', { name: '完整性检查' }))
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument()
    expect(mall.sent('GET', '/operator/audit/check')).toHaveLength(2)
  })
})

describe('角色', () => {
  const own = { role_id: 4, name: '仓库', permissions: ['order:read'], account_num: 2, updated: 1 }
  const page = { ...owner, 'GET /operator/roles': { list: [own] } }

  it('adds what is needed to see what may be changed, and keeps it chosen', async () => {
    const mall = mallDouble({ ...page, 'POST /operator/roles': own })
    showPage(<RoleList />)
    await userEvent.click(await screen.findByRole('button', { name: '新增角色' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    expect(within(dialog).getByText('请填写角色名称')).toBeInTheDocument()
    expect(within(dialog).getByText('请至少选择一项权限')).toBeInTheDocument()
    await userEvent.type(within(dialog).getByLabelText(/角色名称/), '直播')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '商品·编辑' }))
    const seeing = within(dialog).getByRole('checkbox', { name: '商品·查看' })
    expect(seeing).toBeChecked()
    expect(seeing).toBeDisabled()
    expect(within(dialog).queryByRole('checkbox', { name: '账号·编辑' })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(mall.sent('POST', '/operator/roles')).toHaveLength(1))
    expect(mall.sent('POST', '/operator/roles')[0]?.fields).toMatchObject({
      name: '直播',
      'permissions[0]': 'goods:read',
      'permissions[1]': 'goods:write',
    })
  })

  it('says at the name why the mall refuses', async () => {
    mallDouble({ ...page, 'PUT /operator/roles': refuse('角色“直播”已存在') })
    showPage(<RoleList />)
    await userEvent.click(await screen.findByRole('button', { name: '编辑仓库' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    expect(await within(dialog).findByText('角色“直播”已存在')).toBeInTheDocument()
    expect(within(dialog).getByLabelText(/角色名称/)).toHaveAttribute('aria-invalid', 'true')
  })

  it('begin as copies of others, and take all permissions of a subject at once', async () => {
    const mall = mallDouble({ ...page, 'POST /operator/roles': {} })
    showPage(<RoleList />)
    await userEvent.click(await screen.findByRole('button', { name: '新增角色' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText(/角色名称/), '页面')
    await userEvent.selectOptions(within(dialog).getByLabelText('从已有角色复制'), '内容')
    expect(within(dialog).getByRole('checkbox', { name: '内容·编辑' })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '全选内容' }))
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '全选图片' }))
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '全选评价' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => {
      const [call] = mall.sent('POST', '/operator/roles')
      expect(JSON.stringify(call?.fields)).toMatch(/goods:read.*review:read.*review:write/)
      expect(JSON.stringify(call?.fields)).not.toMatch(/content:|picture:/)
    })
  })

  it('of the mall are chosen for an account', async () => {
    const mall = mallDouble({ ...page, 'POST /operator/accounts': {} })
    showPage(<AccountForm account={null} onAdded={() => {}} onChanged={() => {}} />)
    await userEvent.type(await screen.findByLabelText(/姓名/), '周宁')
    await userEvent.type(await screen.findByLabelText(/手机号/), '13900001234')
    await userEvent.click(await screen.findByRole('radio', { name: /仓库/ }))
    await userEvent.click(screen.getByRole('button', { name: '新增' }))
    await waitFor(() =>
      expect(mall.sent('POST', '/operator/accounts')[0]?.fields).toMatchObject({
        mobile: '13900001234',
        username: '周宁',
        desk_role: 'own',
        role_id: '4',
      }),
    )
  })

  it('made by owners have the entries of their permissions', async () => {
    const role = { role_id: 4, name: '仓库', permissions: ['account:read'] }
    mallDouble({ ...page, 'GET /operator/shop/overview': { ...overview, shop: null, desk_role: role } })
    showPage(<RoleList />)
    await screen.findByText('2个账号')
    expect(screen.queryByRole('button', { name: '新增角色' })).toBeNull()
  })
})

describe('二次验证', () => {
  const security = {
    factor: null,
    need: 'enrol',
    mobile: '139****1234',
    required: true,
    has_password: false,
  }

  it('is set up with an authenticator, and shows the recovery codes until they are kept', async () => {
    const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']
    const mall = mallDouble({
      'POST /operator/security/factor': { key: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x' },
      'POST /operator/security/factor/confirm': ({ fields }: { fields: Record<string, string> }) =>
        fields.code === '123456' ? { recovery_codes: codes } : refuse('验证码错误或已使用'),
    })
    const done: string[] = []
    showPage(<EnrolFactor security={security} onDone={() => done.push('done')} />)
    await userEvent.click(screen.getByRole('button', { name: '使用验证器应用' }))
    expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '开启' }))
    expect(screen.getByText('请输入验证码')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('验证码'), '000000')
    await userEvent.click(screen.getByRole('button', { name: '开启' }))
    expect(await screen.findByText('验证码错误或已使用')).toBeInTheDocument()
    await userEvent.clear(screen.getByLabelText('验证码'))
    await userEvent.type(screen.getByLabelText('验证码'), ' 123456 ')
    await userEvent.click(screen.getByRole('button', { name: '开启' }))
    for (const code of codes) expect(await screen.findByText(code)).toBeInTheDocument()
    expect(mall.sent('POST', '/operator/security/factor')[0]?.fields).toMatchObject({ kind: 'totp' })
    await userEvent.click(screen.getByRole('button', { name: '已保存' }))
    expect(done).toEqual(['done'])
  })

  it('asks for the password of an account that has one, and tells when it is wrong', async () => {
    const mall = mallDouble({
      'GET /token/fieldkey': { key: '', time: 0 },
      'POST /operator/security/factor': refuse('密码错误'),
    })
    showPage(<EnrolFactor security={{ ...security, has_password: true }} onDone={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: '使用短信验证码' }))
    expect(screen.getByLabelText('登录密码')).toHaveAccessibleDescription(/请输入密码/)
    expect(mall.sent('POST', '/operator/security/factor')).toEqual([])
    await userEvent.type(screen.getByLabelText('登录密码'), 'Wrong2026{Enter}')
    await waitFor(() => expect(screen.getByLabelText('登录密码')).toHaveAccessibleDescription(/密码错误/))
    const [sent] = mall.sent('POST', '/operator/security/factor')
    expect(sent?.fields).toMatchObject({ kind: 'totp' })
    expect(sent?.fields.password).not.toBe('')
  })

  it('asks a session for its code, or for a factor that the mall requires', async () => {
    mallDouble({
      'GET /operator/security': {
        ...security,
        need: 'verify',
        factor: { kind: 'totp', since: 1, recovery_left: 9 },
      },
      'POST /operator/security/verify': refuse('验证码错误或已使用'),
    })
    const first = showPage(<VerifyCard />)
    await userEvent.type(await screen.findByLabelText('验证码'), '000000')
    await userEvent.click(screen.getByRole('button', { name: '验证' }))
    expect(await screen.findByText('验证码错误或已使用')).toBeInTheDocument()
    expect(first.container).not.toHaveTextContent('发送验证码')
    mallDouble({ 'GET /operator/security': security })
    showPage(<VerifyCard />)
    expect(await screen.findByRole('button', { name: '使用短信验证码' })).toBeInTheDocument()
  })

  it('is advised on the home of the desk to those who should have one', async () => {
    mallDouble({ ...owner, 'GET /operator/shop/overview': { ...overview, wants_factor: true } })
    showPage(<DeskHome />)
    expect(await screen.findByRole('link', { name: '去设置' })).toHaveAttribute('href', '/shopadmin/security')
  })
})

it('登录设备 names this one, and ends another', async () => {
  const session = { ip: '203.0.113.7', created: 1_790_000_000, seen: 1_790_000_000 }
  const list = [
    { ...session, id: 'one', device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', is_current: true },
    { ...session, id: 'two', device: 'Mozilla/5.0 (iPhone) Safari/604.1', is_current: false },
  ]
  const mall = mallDouble({
    'GET /operator/security/sessions': { list },
    'POST /operator/security/sessions/end': { status: true },
  })
  showPage(<OwnSessions />)
  expect((await screen.findByText('本设备')).closest('li')).toHaveTextContent('Firefox · Windows')
  const buttons = screen.getAllByRole('button', { name: /^退出(?!其他)/ })
  expect(buttons).toHaveLength(1)
  expect(buttons[0]).toHaveAccessibleName('退出Safari · iOS · 203.0.113.7')
  await userEvent.click(buttons[0] as HTMLElement)
  await waitFor(() =>
    expect(mall.sent('POST', '/operator/security/sessions/end')[0]?.fields).toMatchObject({ id: 'two' }),
  )
})
