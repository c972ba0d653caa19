import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

/** Operators decide the questions of the profile form (contract operator, contract member §5.14). */

const mall = testMall()
const make = builders(mall)

type Setting = { questions: { key: string; name: string }[] } & Record<string, unknown>
const switches = { is_open: true, is_required: false }
const base = { sex: switches, birthday: switches, email: switches }
const ask = (name: string, more: object = {}) => ({ name, element_type: 'input', ...switches, ...more })

async function operator() {
  const { token } = await make.member({ role: 'operator' })
  const call = async (method: string, params: object = {}, as = token) =>
    (
      await mall.call<Setting & { message?: string }>(
        method,
        '/operator/member/setting',
        { ...params },
        { token: as },
      )
    ).data
  return {
    read: () => call('GET'),
    put: (params: object) => call('PUT', params),
    store: (questions: object[], as?: string) => call('PUT', { ...base, questions }, as),
  }
}

const form = async () =>
  (
    await mall.call<Record<string, { name: string; is_required: boolean }>>('GET', '/member/setting', {
      is_edite_page: 1,
    })
  ).data

describe('the questions of the profile form', () => {
  it('are those of the contract until an operator adds and opens some, which members answer', async () => {
    const { read, store } = await operator()
    expect((await read()).questions.map(({ key }) => key)).toEqual([
      ...['address', 'industry', 'income', 'edu_background', 'habbit'],
    ])
    const stored = await store([
      ask('家庭地址', { key: 'address', is_required: true }),
      ask('住房类型', { element_type: 'select', options: ['商品房', '租房'] }),
    ])
    const own = stored.questions.find(({ name }) => name === '住房类型')
    expect(own?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(await form()).toMatchObject({
      address: { is_required: true },
      [own?.key ?? '']: { name: '住房类型', select: ['商品房', '租房'] },
    })
    const { token } = await make.member()
    const save = async (value: string) =>
      (await mall.call('PUT', '/member', { [own?.key ?? '']: value }, { token })).data
    expect(await save('别墅')).toMatchObject({ message: '住房类型有误！不存在该选项！' })
    expect(await save('租房')).not.toHaveProperty('message')
    const again = await store([
      { ...ask('住房'), key: own?.key, element_type: 'select', options: ['租房', '自建房'] },
    ])
    expect(again.questions.find(({ key }) => key === own?.key)).toMatchObject({ name: '住房' })
    expect(mall.dropped).toContain('rules')
    const [entry] = await mall.rows<{ event: string }>(
      "select event from audit_rows where subject_id = 'profile' order by audit_id desc limit 1",
    )
    expect(entry).toEqual({ event: 'storeSettings' })
  })

  it('keep the sequence that the operator gave them; untouched ones of the contract come last', async () => {
    const { read, put } = await operator()
    const hobbies = ask('爱好', { key: 'habbit', element_type: 'checkbox', options: ['园艺'] })
    // As the page of operators sends it.
    await put({ ...base, questions: JSON.stringify([ask('户型'), hobbies]) })
    const names = (await read()).questions.map(({ name }) => name)
    expect(names).toEqual(['户型', '爱好', '家庭地址', '行业', '年收入', '学历'])
    const shown = Object.values(await form()).map(({ name }) => name)
    expect(shown.filter((name) => names.includes(name))).toEqual(names)
  })

  it.each([
    [[{ ...switches, element_type: 'input' }], '请输入名称'],
    [[ask('房', { element_type: 'radio' })], '请选择题型'],
    [[ask('房', { element_type: 'select' })], '请填写选项'],
    [[ask('房', { element_type: 'select', options: ['甲', '甲'] })], '选项不能重复'],
    [[ask('房', { key: 'f'.repeat(32) })], '参数错误'],
    [[ask('家庭地址', { key: 'address', element_type: 'numeric' })], '题型不能修改'],
    [[ask('房'), ask('房')], '问题重复'],
    [[ask('人口', { element_type: 'numeric', range: { start: 9, end: 1 } })], '范围不正确'],
    [
      [ask('入住', { element_type: 'date', range: { start: '2026-02-30', end: '2026-03-01' } })],
      '范围不正确',
    ],
  ])('refuse %j', async (questions, message) => {
    const { read, store } = await operator()
    const before = await read()
    expect(await store(questions)).toMatchObject({ message })
    expect(await read()).toEqual(before)
  })

  it('are for operators', async () => {
    const { store } = await operator()
    const { token } = await make.member()
    expect(await store([], token)).toHaveProperty('message')
  })
})
