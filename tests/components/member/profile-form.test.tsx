/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProfileFormSetting } from '@/components/desk/settings/profile-form/profile-form-setting'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { lost, mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)

const switches = { is_open: true, is_required: false }
const house = {
  key: 'a'.repeat(32),
  name: '住房类型',
  element_type: 'select',
  ...switches,
  options: ['商品房', '租房'],
}
const people = {
  key: 'b'.repeat(32),
  name: '家庭人数',
  element_type: 'numeric',
  ...switches,
  options: [],
  range: { start: 1, end: 20 },
}
const address = { key: 'address', name: '家庭地址', element_type: 'input', ...switches, options: [] }
const setting = { sex: switches, birthday: switches, email: switches, questions: [address, house, people] }
type Setting = typeof setting

const path = '/operator/member/setting'
/** The sent setting: switches are fields of the form, the questions one JSON text. */
const settingIn = ({ fields }: SentCall) => ({
  email: { is_open: fields['email[is_open]'], is_required: fields['email[is_required]'] },
  questions: JSON.parse(fields.questions ?? '') as Setting['questions'],
})

/** The page with a mall that stores what it gets. */
async function open(handlers: Record<string, unknown> = {}) {
  const mall = mallDouble({
    [`GET ${path}`]: setting,
    [`PUT ${path}`]: setting,
    ...handlers,
  })
  showPage(<ProfileFormSetting />)
  await screen.findByRole('region', { name: /自选项目/ })
  return mall
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sentBy = (mall: ReturnType<typeof mallDouble>) => mall.sent('PUT', path).map(settingIn)
const names = () =>
  within(screen.getByRole('region', { name: /自选项目/ }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByText(/./)[0]?.textContent)

describe('the questions of the profile form', () => {
  it('are sorted, closed and required, and saved as a whole', async () => {
    const mall = await open()
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled()
    await press('下移家庭地址')
    await press('上移家庭人数')
    await userEvent.click(screen.getByRole('checkbox', { name: '住房类型必填' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '开启邮箱' }))
    expect(names()).toEqual(['住房类型', '家庭人数', '家庭地址'])
    expect(screen.getByText('有未保存的修改')).toBeInTheDocument()
    await press('保存')
    expect(await screen.findByText('保存成功')).toBeInTheDocument()
    expect(sentBy(mall)).toEqual([
      {
        email: { is_open: 'false', is_required: 'false' },
        questions: [{ ...house, is_required: true }, people, address],
      },
    ])
    expect(screen.queryByText('有未保存的修改')).toBeNull()
  })

  it('are added with their options, after what is wrong with them was said at its field', async () => {
    const mall = await open()
    await press('新增问题')
    const dialog = await screen.findByRole('dialog', { name: '新增问题' })
    const alerts = () =>
      within(dialog)
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
    await userEvent.selectOptions(within(dialog).getByLabelText(/题型/), '多选')
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(alerts()).toEqual(['请输入名称', '请填写选项'])
    expect(within(dialog).getByLabelText(/名称/)).toHaveFocus()
    await userEvent.type(within(dialog).getByLabelText(/名称/), '住房类型')
    await userEvent.type(within(dialog).getByLabelText(/选项/), '空调{Enter}空调{Enter}')
    expect(alerts()).toEqual(['问题重复', '选项不能重复'])
    await userEvent.type(within(dialog).getByLabelText(/名称/), '二')
    await userEvent.type(within(dialog).getByLabelText(/选项/), '{Backspace}{Backspace}箱{Enter}')
    expect(alerts()).toEqual([])
    await userEvent.type(within(dialog).getByLabelText(/名称/), '{Enter}')
    await press('保存')
    await screen.findByText('保存成功')
    expect(sentBy(mall)[0]?.questions.at(-1)).toEqual({
      key: '',
      name: '住房类型二',
      element_type: 'checkbox',
      is_open: true,
      is_required: false,
      options: ['空调', '空箱'],
    })
  })

  it('keep their kind when they are edited, and have a range that is one', async () => {
    const mall = await open()
    await press('编辑家庭人数')
    const dialog = await screen.findByRole('dialog', { name: '编辑问题' })
    expect(within(dialog).getByLabelText(/题型/)).toBeDisabled()
    const highest = within(dialog).getByLabelText('最大值')
    await userEvent.clear(highest)
    await userEvent.type(highest, '0')
    const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    await confirm()
    expect(within(dialog).getByRole('alert')).toHaveTextContent('范围不正确')
    await userEvent.type(highest, '{Backspace}12')
    await confirm()
    await press('保存')
    await screen.findByText('保存成功')
    expect(sentBy(mall)[0]?.questions.at(-1)).toEqual({ ...people, range: { start: 1, end: 12 } })
  })

  it('of the mall are deleted after a question, those of the contract are only closed', async () => {
    const mall = await open()
    expect(screen.queryByRole('button', { name: '删除家庭地址' })).toBeNull()
    await press('删除住房类型')
    await userEvent.click(await screen.findByRole('button', { name: '确定' }))
    await waitFor(() => expect(names()).toEqual(['家庭地址', '家庭人数']))
    await press('放弃修改')
    expect(names()).toHaveLength(3)
    expect(sentBy(mall)).toEqual([])
  })

  it('stay as they were typed when the mall refuses them', async () => {
    await open({ [`PUT ${path}`]: refuse('题型不能修改') })
    await press('下移家庭地址')
    await press('保存')
    expect(await screen.findByText('题型不能修改')).toBeInTheDocument()
    expect(names()).toEqual(['住房类型', '家庭地址', '家庭人数'])
    expect(screen.getByText('有未保存的修改')).toBeInTheDocument()
  })

  it('are read again after the connection failed', async () => {
    let answers: unknown[] = [lost, lost, lost]
    mallDouble({ [`GET ${path}`]: () => answers.shift() ?? setting })
    showPage(<ProfileFormSetting />)
    const again = await screen.findByRole('button', { name: '重试' })
    answers = []
    await userEvent.click(again)
    expect(await screen.findByText('住房类型')).toBeInTheDocument()
  })
})

describe('unsaved questions', () => {
  /** A link as those of the menu; how often it was followed. */
  async function openWithLink() {
    let followed = 0
    const follow = (event: MouseEvent) => {
      if (!event.defaultPrevented && (event.target as Element).closest('a')) followed++
      event.preventDefault()
    }
    await open()
    const link = Object.assign(document.createElement('a'), { href: '/shopadmin/index', textContent: '首页' })
    document.body.append(link)
    document.addEventListener('click', follow)
    onTestEnd.push(() => {
      link.remove()
      document.removeEventListener('click', follow)
    })
    return { link, timesFollowed: () => followed }
  }
  const onTestEnd: (() => void)[] = []
  afterEach(() => onTestEnd.splice(0).forEach((end) => end()))

  it('are asked about before a link leaves them, and kept on 继续编辑', async () => {
    const { link, timesFollowed } = await openWithLink()
    await press('下移家庭地址')
    await userEvent.click(link)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('有未保存的修改，离开后将丢失，确定离开吗？')).toBeInTheDocument()
    expect(timesFollowed()).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: '继续编辑' }))
    expect(screen.getByText('有未保存的修改')).toBeInTheDocument()
    expect(timesFollowed()).toBe(0)
    await userEvent.click(link)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '离开' }))
    await waitFor(() => expect(timesFollowed()).toBe(1))
  })

  it('do not hold a link back once they are saved or dropped', async () => {
    const { link, timesFollowed } = await openWithLink()
    await press('下移家庭地址')
    await press('放弃修改')
    await userEvent.click(link)
    expect(timesFollowed()).toBe(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
