/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditGuard } from '@/app/edit/_designer/entry/edit-guard'
import { loginHref } from '@/app/edit/_designer/entry/login-href'
import { OperatorsOnly } from '@/app/edit/_designer/entry/operators-only'
import { PageList } from '@/app/edit/_designer/pages/page-list'
import { notifySignedOut } from '@/lib/client/person/signed-out'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { lost, mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)

const row = (id: number, title: string, more: object = {}) => ({
  theme_pc_template_id: id,
  company_id: 1,
  distributor_id: 0,
  template_title: title,
  template_description: '',
  page_type: 'index',
  page_code: '',
  status: 2,
  version: 'v1.0.1',
  tdk_data: { title: '旧标题', mate_description: '', mate_keywords: '' },
  created: 1,
  updated: 1,
  has_changes: false,
  ...more,
})
const home = row(1, '商城首页', { status: 1 })
const spring = row(2, '春季首页')

function show(handlers: Record<string, unknown> = {}, search = '') {
  const lists = (call: { fields: Record<string, string> }) => ({
    total_count: 2,
    list: call.fields.page_type === 'index' ? [home, spring] : [],
  })
  const { sent } = mallDouble({ 'GET /pctemplate/lists': lists, ...handlers })
  const { visited } = showPage(<PageList login={{ logo: '', background: '' }} />, search)
  return { sent, visited, user: userEvent.setup() }
}
const rowOf = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }))

describe('the way to the designer', () => {
  it.each([
    [false, '请用运营账号登录。', '运营账号登录'],
    [true, '当前登录的账号不是运营账号', '换运营账号登录'],
  ])(
    'says who may design, and leads to the sign-in and back (other role: %s)',
    (isOtherRole, words, button) => {
      showPage(<OperatorsOnly address="/edit?pageid=5" isOtherRole={isOtherRole} />)
      expect(screen.getByText(words, { exact: false })).toBeVisible()
      expect(screen.getByRole('link', { name: button })).toHaveAttribute(
        'href',
        '/auth/login?redirectUrl=%2Fedit%3Fpageid%3D5',
      )
    },
  )

  it.each(['//evil.example/edit', 'https://evil.example', '/\\evil.example'])(
    'never leads from the sign-in to %s',
    (address) => {
      expect(loginHref(address)).toBe('/auth/login?redirectUrl=%2Fedit')
    },
  )

  describe('after a refused call', () => {
    beforeEach(() => window.history.replaceState(null, '', '/edit?pageid=7'))
    afterEach(() => window.history.replaceState(null, '', '/'))
    const refused = (handlers: Record<string, unknown>) => {
      mallDouble(handlers)
      showPage(
        <EditGuard>
          <p>页面</p>
        </EditGuard>,
      )
      expect(screen.queryByRole('dialog')).toBeNull()
      act(notifySignedOut)
    }
    const toSignIn = ['href', '/auth/login?redirectUrl=%2Fedit%3Fpageid%3D7'] as const

    it('asks for the sign-in when the session has ended, and keeps the page open', async () => {
      refused({})
      const dialog = await screen.findByRole('dialog', { name: '请用运营账号登录' })
      expect(within(dialog).getByText(/登录已失效/)).toBeVisible()
      expect(within(dialog).getByRole('link', { name: '登录' })).toHaveAttribute(...toSignIn)
      expect(screen.getByText('页面')).toBeInTheDocument()
    })

    it.each([
      ['a merchant', '2'],
      ['an applicant', '0'],
    ])('says to %s that the account has no permission', async (_who, state) => {
      refused({
        'GET /merchant/settlementapply/auditstatus': { audit_status: state, audit_memo: '' },
        'GET /operator/shop/overview': { shop: { distributor_id: 1, name: '店铺', logo: '' } },
      })
      expect(await screen.findByRole('heading', { name: '没有权限' })).toBeVisible()
      expect(screen.getByText(/当前登录的账号不是运营账号/)).toBeVisible()
      expect(screen.getByRole('link', { name: '换运营账号登录' })).toHaveAttribute(...toSignIn)
      expect(screen.queryByText('页面')).toBeNull()
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('leads back to the desk', () => {
    show()
    expect(screen.getByRole('link', { name: '‹ 返回运营中心' })).toHaveAttribute('href', '/shopadmin/index')
  })
})

describe('the list of designed pages', () => {
  it('shows home pages first, and the other types as tabs', async () => {
    const { sent, user } = show()
    const first = await rowOf('商城首页')
    expect(first.getByText('启用')).toBeVisible()
    expect(first.getByRole('link', { name: '页面装修' })).toHaveAttribute('href', '/edit?pageid=1')
    await user.click(screen.getByRole('tab', { name: '自定义页' }))
    expect(await screen.findByText('还没有页面')).toBeVisible()
    expect(sent('GET', '/pctemplate/lists').at(-1)?.fields).toMatchObject({ page_type: 'custom' })
    expect(window.location.search).toBe('?type=custom')
  })

  it('opens on the tab that the address names', async () => {
    const { sent } = show({}, 'type=custom')
    expect(await screen.findByText('还没有页面')).toBeVisible()
    expect(sent('GET', '/pctemplate/lists')[0]?.fields).toMatchObject({ page_type: 'custom' })
  })

  it('searches by name, and offers the same search in the other tabs when nothing is found', async () => {
    const summer = row(4, '夏天专题', { page_type: 'custom' })
    const { sent, user } = show({
      'GET /pctemplate/lists': ({ fields }: { fields: Record<string, string> }) => {
        const list = fields.page_type === 'custom' ? [summer] : fields.template_title ? [] : [home]
        return { total_count: list.length, list }
      },
    })
    await rowOf('商城首页')
    await user.type(screen.getByRole('searchbox', { name: '搜索页面名称' }), '夏天{Enter}')
    expect(await screen.findByText('“首页”里没有名称包含“夏天”的页面')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '在“商品列表”里搜索' }))
    expect(await screen.findByText('“商品列表”里没有名称包含“夏天”的页面')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '在“自定义页”里搜索' }))
    await rowOf('夏天专题')
    expect(sent('GET', '/pctemplate/lists').at(-1)?.fields).toMatchObject({
      page_type: 'custom',
      template_title: '夏天',
    })
    await user.click(screen.getByRole('tab', { name: '首页' }))
    expect(await screen.findByText('“首页”里没有名称包含“夏天”的页面')).toBeVisible()
    await user.clear(screen.getByRole('searchbox', { name: '搜索页面名称' }))
    await rowOf('商城首页')
  })

  it('says that it could not be loaded, and tries again', async () => {
    let isLost = true
    const { user } = show({
      'GET /pctemplate/lists': () => (isLost ? lost : { total_count: 1, list: [home] }),
    })
    const again = await screen.findByRole('button', { name: '重试' })
    isLost = false
    await user.click(again)
    await rowOf('商城首页')
  })

  it('adds a page, which needs a name, and offers its designer', async () => {
    const { sent, visited, user } = show({
      'POST /pctemplate/add': row(3, '新页面', { page_type: 'custom' }),
    })
    await rowOf('商城首页')
    await user.click(screen.getByRole('button', { name: '添加页面' }))
    await user.click(await screen.findByRole('button', { name: '确认保存' }))
    expect(await screen.findByText('请输入页面名称')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '页面名称' }), ' 新页面 ')
    expect(screen.getByRole('combobox', { name: '页面类型' })).toHaveDisplayValue('自定义页')
    await user.click(screen.getByRole('radio', { name: '启用' }))
    await user.click(screen.getByRole('button', { name: '确认保存' }))
    const question = await screen.findByRole('dialog', { name: '添加成功' })
    expect(question).toHaveTextContent('“新页面”还没有内容，现在去装修吗？')
    expect(sent('POST', '/pctemplate/add')[0]?.fields).toEqual({
      company_id: '1',
      template_title: '新页面',
      template_description: '',
      page_type: 'custom',
      status: '1',
    })
    expect(screen.getByRole('tab', { name: '自定义页' })).toHaveAttribute('aria-selected', 'true')
    await user.click(within(question).getByRole('button', { name: '去装修' }))
    await waitFor(() => expect(visited).toEqual(['/edit?pageid=3']))
  })

  it('refuses a second home page in use, and keeps what was typed', async () => {
    const { user } = show({ 'PUT /pctemplate/edit': refuse('已有启用的模版') })
    await user.click((await rowOf('春季首页')).getByRole('button', { name: '编辑' }))
    await user.click(await screen.findByRole('radio', { name: '启用' }))
    await user.click(screen.getByRole('button', { name: '确认保存' }))
    expect(await screen.findByText('已有启用的模版')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '页面名称' })).toHaveValue('春季首页')
  })

  it('marks the pages that have unpublished changes', async () => {
    const changed = row(2, '春季首页', { has_changes: true })
    show({ 'GET /pctemplate/lists': { total_count: 2, list: [home, changed] } })
    expect((await rowOf('春季首页')).getByText('有未发布的修改')).toBeVisible()
    expect((await rowOf('商城首页')).queryByText('有未发布的修改')).toBeNull()
  })

  const kitchen = row(5, '厨房焕新季', { status: 1, page_type: 'custom' })
  const withKitchen = { 'GET /pctemplate/lists': { total_count: 3, list: [home, spring, kitchen] } }

  it('puts a page into use, and asks before a page is taken out of use', async () => {
    const { sent, user } = show({ ...withKitchen, 'PUT /pctemplate/edit': spring })
    await user.click((await rowOf('春季首页')).getByRole('button', { name: '启用' }))
    await waitFor(() =>
      expect(sent('PUT', '/pctemplate/edit')[0]?.fields).toMatchObject({
        theme_pc_template_id: '2',
        status: '1',
      }),
    )
    for (const name of ['商城首页', '厨房焕新季']) {
      await user.click((await rowOf(name)).getByRole('button', { name: '禁用' }))
      const question = await screen.findByRole('dialog', { name: '确定禁用吗?' })
      expect(await within(question).findByText(`禁用“${name}”后，顾客将看不到这个页面。`)).toBeVisible()
      await user.click(within(question).getByRole('button', { name: '取消' }))
    }
    expect(sent('PUT', '/pctemplate/edit')).toHaveLength(1)
  })

  it('deletes a page after a question that names it and what is lost', async () => {
    const { sent, user } = show({ ...withKitchen, 'DELETE /pctemplate/delete/2': { status: true } })
    await user.click((await rowOf('厨房焕新季')).getByRole('button', { name: '删除' }))
    expect(await screen.findByRole('dialog', { name: '确定删除吗?' })).toHaveTextContent(
      '删除“厨房焕新季”后，顾客将看不到这个页面，页面不能恢复。',
    )
    await user.click(screen.getByRole('button', { name: '取消' }))
    await user.click((await rowOf('春季首页')).getByRole('button', { name: '删除' }))
    expect(await screen.findByText('删除“春季首页”后，页面不能恢复。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('删除成功！')).toBeVisible()
    expect(sent('DELETE', '/pctemplate/delete/2')).toHaveLength(1)
    expect(sent('DELETE', '/pctemplate/delete/5')).toHaveLength(0)
  })

  it('says that the home page in use cannot be deleted, without a question', async () => {
    const { user } = show({})
    await user.click((await rowOf('商城首页')).getByRole('button', { name: '删除' }))
    expect(await screen.findByText('启用中的首页不能删除，请先禁用')).toBeVisible()
    expect(screen.queryByText('确定删除吗?')).not.toBeInTheDocument()
  })

  it('changes the texts for search engines of a page and of the mall', async () => {
    const texts = { title: '{goods_name}', mate_description: '', mate_keywords: '' }
    const { sent, user } = show({
      'PUT /operator/template/tdk': spring,
      'GET /operator/tdk': texts,
      'PUT /operator/tdk': texts,
    })
    await user.click((await rowOf('春季首页')).getByRole('button', { name: 'SEO配置' }))
    const title = await screen.findByRole('textbox', { name: '页面标题' })
    expect(title).toHaveValue('旧标题')
    await user.clear(title)
    await user.type(title, '春天')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('保存成功')).toBeVisible()
    expect(sent('PUT', '/operator/template/tdk')[0]?.fields).toMatchObject({
      theme_pc_template_id: '2',
      title: '春天',
    })
    const [mall] = screen.getAllByRole('button', { name: 'SEO配置' })
    if (mall) await user.click(mall)
    await user.click(screen.getByRole('tab', { name: '商品详情' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '页面标题' })).toHaveValue('{goods_name}'))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(sent('PUT', '/operator/tdk')[0]?.fields).toMatchObject({ page: 'goods', title: '{goods_name}' }),
    )
  })

  it('changes the pictures of the sign-in pages', async () => {
    const saved = { logo: '/media/a.webp', logo_light: '', logo_dark: '', background: '' }
    const { sent, user } = show({ 'POST /pctemplate/loginPage/setting': saved })
    await rowOf('商城首页')
    await user.click(screen.getByRole('button', { name: '登录页设置' }))
    await user.type(await screen.findByRole('textbox', { name: /^Logo/ }), '/media/a.webp')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('保存成功')).toBeVisible()
    expect(sent('POST', '/pctemplate/loginPage/setting')[0]?.fields).toMatchObject({
      logo: '/media/a.webp',
      background: '',
    })
  })
})
