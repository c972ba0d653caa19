/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VersionList } from '@/components/desk/content/agreements/version-list'
import { FaqForm } from '@/components/desk/content/faqs/faq-form'
import { NavigationForm } from '@/components/desk/content/navigation/navigation-form'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

/** Questions, navigation and versions of agreements at the desk (contract operator §9, §10). */

beforeAll(supportDialogs)

const as = (desk_role: string) => ({
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role },
})
const questionsOf = (fields: SentCall['fields'] | undefined) =>
  JSON.parse(fields?.questions ?? '[]') as object[]
const question = { group: '配送', question: '多久发货？', answer: '48小时内' }

describe('the questions', () => {
  it('are added, arranged and saved together', async () => {
    const saved: SentCall['fields'][] = []
    mallDouble({
      ...as('content'),
      'GET /operator/faqs': { version: 3, questions: [question] },
      'PUT /operator/faqs': ({ fields }: SentCall) => {
        saved.push(fields)
        return { saved: true, conflicts: [], faqs: { version: 4, questions: questionsOf(fields) } }
      },
    })
    showPage(<FaqForm />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: '新增问题' }))
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('请填写问题')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '问题' }), '怎么退货？')
    await user.type(screen.getByRole('textbox', { name: '回答' }), '在订单里申请')
    await user.click(screen.getByRole('button', { name: '确定' }))
    await user.click(screen.getByRole('button', { name: '上移怎么退货？' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatchObject({ version: '3' })
    expect(questionsOf(saved[0])).toEqual([
      { group: '', question: '怎么退货？', answer: '在订单里申请' },
      question,
    ])
  })

  it('are only shown to people who may not change them', async () => {
    mallDouble({ ...as('reader'), 'GET /operator/faqs': { version: 3, questions: [question] } })
    showPage(<FaqForm />)
    expect(await screen.findByText('多久发货？')).toBeVisible()
    expect(screen.queryByRole('button', { name: '新增问题' })).toBeNull()
    expect(screen.queryByRole('button', { name: '编辑多久发货？' })).toBeNull()
  })
})

describe('the navigation', () => {
  it('says that the designer shows its own header, and names a wrong link at its field', async () => {
    mallDouble({
      ...as('content'),
      'GET /operator/navigation': {
        version: 1,
        links: [],
        merchant_entry: '',
        promises: [],
        columns: [],
        has_designed_header: true,
        has_designed_footer: false,
      },
    })
    showPage(<NavigationForm />)
    const user = userEvent.setup()
    expect(await screen.findByRole('note')).toHaveTextContent('电脑端页头已在页面装修中设计')
    expect(screen.getByRole('link', { name: '页面装修' })).toHaveAttribute('href', '/edit')
    await user.click(screen.getByRole('button', { name: '顶部导航新增链接' }))
    await user.type(screen.getByRole('textbox', { name: '顶部导航第1项名称' }), '首页')
    await user.click(screen.getByRole('button', { name: '保存' }))
    const link = screen.getByRole('button', { name: '顶部导航第1项链接：选择链接' })
    await waitFor(() => expect(link).toHaveFocus())
    expect(link).toHaveAccessibleDescription('链接为商城内的路径（以 / 开头）或 https 网址')
  })
})

it('a link of the navigation is chosen, has the name of its target, and says when shoppers do not find it', async () => {
  const saved: SentCall['fields'][] = []
  const navigation = {
    version: 1,
    links: [{ title: '冰箱', href: '/items/12' }],
    merchant_entry: '',
    promises: [],
    columns: [],
    has_designed_header: false,
    has_designed_footer: false,
  }
  mallDouble({
    ...as('content'),
    'GET /operator/navigation': navigation,
    'GET /operator/navigation/targets': {
      list: [{ target: 'goods:12', name: '云杉冰箱', problem: '商品已下架' }],
    },
    'PUT /operator/navigation': ({ fields }: SentCall) => {
      saved.push(fields)
      return { saved: true, conflicts: [], navigation }
    },
  })
  showPage(<NavigationForm />)
  const user = userEvent.setup()
  const link = await screen.findByRole('button', { name: '顶部导航第1项链接：商品: 云杉冰箱' })
  expect(link).toHaveAccessibleDescription('商品已下架，顾客点击后看不到')
  await user.click(link)
  const dialog = await screen.findByRole('dialog', { name: '选择链接' })
  await user.click(within(dialog).getByRole('radio', { name: '自定义链接' }))
  const address = within(dialog).getByRole('textbox', { name: '链接地址' })
  expect(address).toHaveValue('/items/12')
  await user.clear(address)
  await user.type(address, 'javascript:alert(1)')
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('链接为商城内的路径')
  await user.click(within(dialog).getByRole('radio', { name: '商城页面' }))
  await user.click(within(dialog).getByRole('radio', { name: /领券中心/ }))
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  expect(await screen.findByRole('button', { name: '顶部导航第1项链接：商城页面: 领券中心' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.links).toBe('[{"title":"冰箱","href":"/member/coupon-center"}]')
})

it('the entry of merchants and links to lists, columns and questions are chosen by name', async () => {
  const saved: SentCall['fields'][] = []
  const navigation = {
    version: 1,
    links: [
      { title: '新品', href: '/items?tag=国补' },
      { title: '指南', href: '/articleList?category_id=4' },
      { title: '送货', href: '' },
    ],
    merchant_entry: '/shop',
    promises: [],
    columns: [],
    has_designed_header: false,
    has_designed_footer: false,
  }
  mallDouble({
    ...as('content'),
    'GET /operator/navigation': navigation,
    'GET /operator/navigation/targets': {
      list: [
        { target: 'tag:国补', name: '', problem: '目标不存在' },
        { target: 'catalogue:4', name: '选购指南', problem: '' },
      ],
    },
    'GET /operator/faqs': {
      version: 1,
      questions: [
        { group: '配送 安装', question: '多久送到？', answer: '三天' },
        { group: '', question: '能退吗？', answer: '能' },
      ],
    },
    'PUT /operator/navigation': ({ fields }: SentCall) => {
      saved.push(fields)
      return { saved: true, conflicts: [], navigation }
    },
  })
  showPage(<NavigationForm />)
  const user = userEvent.setup()
  const tag = await screen.findByRole('button', { name: '顶部导航第1项链接：标签: 国补' })
  await waitFor(() => expect(tag).toHaveAccessibleDescription('目标不存在，顾客点击后看不到'))
  expect(screen.getByRole('button', { name: '顶部导航第2项链接：文章栏目: 选购指南' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '顶部导航第3项链接：选择链接' }))
  const dialog = await screen.findByRole('dialog', { name: '选择链接' })
  await user.click(within(dialog).getByRole('radio', { name: '常见问题' }))
  await user.click(await within(dialog).findByRole('radio', { name: '配送 安装' }))
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  expect(await screen.findByRole('button', { name: '顶部导航第3项链接：常见问题: 配送 安装' })).toBeVisible()
  expect(screen.getByRole('button', { name: '商家入驻链接：商城页面: 商家入驻' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '清除商家入驻链接' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ merchant_entry: '' })
  expect(JSON.parse(String(saved[0]?.links))[2].href).toBe(
    '/article/faqs#%E9%85%8D%E9%80%81%20%E5%AE%89%E8%A3%85',
  )
})

it('the navigation has no link to the designer for people who may only see', async () => {
  mallDouble({
    ...as('reader'),
    'GET /operator/navigation': {
      version: 1,
      links: [],
      merchant_entry: '',
      promises: [],
      columns: [],
      has_designed_header: true,
      has_designed_footer: false,
    },
  })
  showPage(<NavigationForm />)
  expect(await screen.findByRole('note')).toHaveTextContent('电脑端页头已在页面装修中设计')
  expect(screen.queryByRole('link')).toBeNull()
})

describe('the versions of an agreement', () => {
  it('are compared with the one before', async () => {
    const version = (number: number, content: string) => ({
      number,
      title: '隐私政策',
      take_effect_date: `2026-0${number}-01`,
      by: '店主',
      published: 1_790_000_000,
      content,
    })
    const rows = [version(2, '<p>一</p><p>新的</p>'), version(1, '<p>一</p><p>旧的</p>')]
    mallDouble({
      'GET /operator/agreements/versions': { list: rows.map(({ content: _content, ...row }) => row) },
      'GET /operator/agreements/version': ({ fields }: SentCall) =>
        rows.find(({ number }) => number === Number(fields.number)),
    })
    showPage(<VersionList type="privacy" number={2} />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: '第2版 与上一版比较' }))
    const dialog = await screen.findByRole('dialog', { name: '第2版的改动' })
    expect(await within(dialog).findByText('生效日期由 2026-01-01 改为 2026-02-01')).toBeVisible()
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['一', '删除旧的', '新增新的'])
  })
})
