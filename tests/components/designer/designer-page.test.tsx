/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditPage } from '@/app/edit/_designer/entry/edit-page'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { lost, mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { pageOf } from '../../fixtures/designer'

beforeAll(supportDialogs)
beforeAll(() => {
  // jsdom has none of these.
  HTMLElement.prototype.setPointerCapture = () => {}
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  HTMLCanvasElement.prototype.getContext = () => null
})
beforeEach(() => {
  localStorage.clear()
})

const row = {
  theme_pc_template_id: 5,
  company_id: 1,
  distributor_id: 0,
  template_title: '厨房焕新季',
  template_description: '',
  page_type: 'custom',
  page_code: '',
  status: 1,
  version: 'v1.0.1',
  tdk_data: { title: '', mate_description: '', mate_keywords: '' },
  created: 1,
  updated: 1,
}
const lock = { mine: true, is_own: true, editor: { user_id: 1, name: '李四' }, since: 1, at: 1 }
const opened = {
  page: row,
  // A list without products: 发布 asks whether the page is finished.
  document: pageOf({ type: 'W0011', uuid: 'text', text: '标题' }, { type: 'W0002', uuid: 'goods', data: [] }),
  version: 1,
  frame_version: 1,
  has_changes: false,
  frame_has_changes: false,
  is_outdated: false,
  frame_is_outdated: false,
  read_only: '',
  may_publish: true,
  frame_pages: 3,
  scheduled: null,
  lock,
  last_saved: { editor: lock.editor, at: 1 },
}

function show(handlers: Record<string, unknown> = {}) {
  const { sent } = mallDouble({
    'POST /operator/design/open': opened,
    'POST /operator/design/save': { saved: true, version: 2, frame_version: 1, conflict: null },
    'POST /operator/design/lock': lock,
    ...handlers,
  })
  showPage(<EditPage pageId={5} version="0.1.0" />)
  return { sent, user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>
const bar = () => within(screen.getByRole('banner'))
const addText = (user: User) => user.click(screen.getByRole('button', { name: /^文本/ }))

describe('the bar of the designer', () => {
  const published = { version: 2, frame_version: 1, frame_number: null, publish_at: null, page: row }

  it('says that there are changes that are not published, until they are published or taken back', async () => {
    const { user } = show({ 'POST /operator/design/publish': { ...published, number: 1 } })
    await screen.findByText('已保存')
    const note = () => bar().queryByText('有未发布的修改')
    expect(note()).toBeNull()
    await addText(user)
    expect(note()).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^撤销/ }))
    expect(note()).toBeNull()
    await addText(user)
    await screen.findByText('已保存', {})
    expect(note()).toBeVisible()
    await user.click(screen.getByRole('button', { name: '发布' }))
    await user.click(await screen.findByRole('button', { name: '仍然发布' }))
    expect(await screen.findByText('发布成功')).toBeVisible()
    expect(note()).toBeNull()
  })

  it('says so of a draft that differs when it is opened', async () => {
    show({ 'POST /operator/design/open': { ...opened, has_changes: true } })
    await screen.findByText('已保存')
    expect(bar().getByText('有未发布的修改')).toBeVisible()
  })

  it('has nothing that publishes for a role that may not', async () => {
    const scheduled = { number: 7, publish_at: 4_000_000_000, note: '' }
    const { user } = show({
      'POST /operator/design/open': { ...opened, may_publish: false, frame_has_changes: true, scheduled },
    })
    await screen.findByText('已保存')
    expect(bar().queryByRole('button', { name: /^发布/ })).toBeNull()
    expect(bar().getByRole('button', { name: /定时发布/ })).toBeDisabled()
    await user.click(bar().getByRole('button', { name: '命令' }))
    expect(await screen.findByRole('option', { name: /^预览/ })).toBeVisible()
    expect(screen.queryByRole('option', { name: /发布/ })).toBeNull()
  })

  it('publishes header and footer apart, and only while they have changes', async () => {
    const answer = { ...published, version: 1, number: null, frame_number: 4 }
    const { sent, user } = show({
      'POST /operator/design/open': { ...opened, frame_has_changes: true },
      'POST /operator/design/publish': answer,
    })
    await screen.findByText('已保存')
    expect(bar().queryByText('有未发布的修改')).toBeNull()
    await user.click(bar().getByRole('button', { name: '发布头尾' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: '发布' }))
    expect(await screen.findByText('发布成功')).toBeVisible()
    expect(sent('POST', '/operator/design/publish').map(({ fields }) => fields.part)).toEqual(['frame'])
    expect(bar().queryByRole('button', { name: '发布头尾' })).toBeNull()
  })

  it('says after the publication of the page that header and footer are not published', async () => {
    const { sent, user } = show({
      'POST /operator/design/open': { ...opened, has_changes: true, frame_has_changes: true },
      'POST /operator/design/publish': { ...published, version: 1, number: 2 },
    })
    await screen.findByText('已保存')
    await user.click(bar().getByRole('button', { name: '发布' }))
    await user.click(await screen.findByRole('button', { name: '仍然发布' }))
    expect(await screen.findByText('发布成功；头部和尾部的修改需要单独发布')).toBeVisible()
    expect(sent('POST', '/operator/design/publish').map(({ fields }) => fields.part)).toEqual(['page'])
    expect(bar().getByRole('button', { name: '发布头尾' })).toBeVisible()
  })
})

it('takes the page of another operator, who published it, for what is public', async () => {
  const theirs = { ...opened, document: pageOf({ type: 'W0011', uuid: 'text', text: '新标题' }), version: 4 }
  const conflict = { part: 'page', version: 4, editor: lock.editor, at: 1 }
  let answer: object = opened
  const { user } = show({
    'POST /operator/design/open': () => answer,
    'POST /operator/design/save': { saved: false, version: 4, frame_version: 1, conflict },
  })
  await screen.findByText('已保存')
  await addText(user)
  answer = theirs
  await user.click(await screen.findByRole('button', { name: '放弃我的修改' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(bar().queryByText('有未发布的修改')).toBeNull()
})

describe('更多', () => {
  const choose = async (user: User, name: string) => {
    await screen.findByText('已保存')
    await user.click(bar().getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('menuitem', { name }))
    return within(await screen.findByRole('dialog'))
  }

  it('has the name of the page, which the bar shows at once', async () => {
    const renamed = { ...row, template_title: '厨房节' }
    const { sent, user } = show({ 'PUT /pctemplate/edit': renamed })
    const dialog = await choose(user, '页面信息')
    const name = dialog.getByRole('textbox', { name: /页面名称/ })
    expect(name).toHaveValue('厨房焕新季')
    await user.clear(name)
    await user.type(name, '厨房节')
    await user.click(dialog.getByRole('button', { name: '确认保存' }))
    expect(await bar().findByRole('heading', { name: '厨房节' })).toBeVisible()
    expect(sent('PUT', '/pctemplate/edit')[0]?.fields).toMatchObject({ template_title: '厨房节' })
  })

  it('has the texts for search engines, with what was saved before', async () => {
    const { sent, user } = show({ 'PUT /operator/template/tdk': { status: true } })
    const dialog = await choose(user, 'SEO配置')
    await user.type(dialog.getByRole('textbox', { name: '页面标题' }), '冬季焕新')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('保存成功')).toBeVisible()
    expect(sent('PUT', '/operator/template/tdk')[0]?.fields).toMatchObject({ title: '冬季焕新' })
    const again = await choose(user, 'SEO配置')
    expect(again.getByRole('textbox', { name: '页面标题' })).toHaveValue('冬季焕新')
  })
})

describe('a page that was deleted', () => {
  const gone = refuse('页面不存在')
  const toList = (href: string) =>
    expect(screen.getByRole('link', { name: '返回页面列表' })).toHaveAttribute('href', href)

  it('is not opened, and leads back to the list of pages', async () => {
    show({ 'POST /operator/design/open': gone })
    expect(await screen.findByText('页面不存在')).toBeVisible()
    toList('/edit')
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('while it is open is not saved any more, and leads back to the list of its type', async () => {
    const { sent, user } = show({ 'POST /operator/design/save': gone })
    await screen.findByText('已保存')
    await addText(user)
    expect(await bar().findByText('页面不存在', {})).toBeVisible()
    toList('/edit?type=custom')
    expect(bar().queryByText('有未发布的修改')).toBeNull()
    expect(screen.getByRole('button', { name: '发布' })).toBeDisabled()
    expect(localStorage.getItem('design-5')).toBeNull()
    expect(sent('POST', '/operator/design/save')).toHaveLength(1)
  })

  it('is not published, and nothing is asked about it', async () => {
    const { sent, user } = show({ 'POST /operator/design/lock': gone })
    await screen.findByText('已保存')
    await user.click(screen.getByRole('button', { name: '发布' }))
    expect(await bar().findByText('页面不存在')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('POST', '/operator/design/publish')).toHaveLength(0)
  })

  it('is still there while only the network fails', async () => {
    const { user } = show({ 'POST /operator/design/lock': lost })
    await screen.findByText('已保存')
    await user.click(screen.getByRole('button', { name: '发布' }))
    expect(await screen.findByText('网络不给力，请稍后再试')).toBeVisible()
    expect(bar().getByText('已保存')).toBeVisible()
  })
})
