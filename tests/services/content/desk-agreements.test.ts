import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Agreements with drafts and versions (contract operator §9). */

const mall = testMall()
const make = builders(mall)

interface Agreement {
  type: string
  title: string
  content: string
  number: number
  take_effect_date: string
  draft: { title: string; content: string; by: string } | null
  message?: string
}
interface Version {
  number: number
  title: string
  by: string
  take_effect_date: string
  content?: string
}
interface Protocol {
  title: string
  content: string
  take_effect_date: string
  version?: number
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const text = { type: 'privacy', title: '隐私政策', content: '<p>第一条</p>' }
const publish = (fields: object = {}) => desk.call<Agreement>('PUT', '/agreements', { ...text, ...fields })
const draft = (fields: object = {}) =>
  desk.call<Agreement>('PUT', '/agreements/draft', { ...text, ...fields })
const shown = async () => (await mall.call<Protocol>('GET', '/shops/protocol', { type: 'privacy' })).data
const versions = async () =>
  (await desk.call<{ list: Version[] }>('GET', '/agreements/versions', { type: 'privacy' })).list
const version = (number: number) =>
  desk.call<Version & { message?: string }>('GET', '/agreements/version', { type: 'privacy', number })

describe('the template of an agreement', () => {
  const template = async () =>
    (await desk.call<{ list: { type: string; template: string }[] }>('GET', '/agreements')).list.find(
      ({ type }) => type === 'member_register',
    )?.template ?? ''

  it('is published once the settings have its company and phone', async () => {
    const register = { type: 'member_register', title: '注册协议' }
    expect(await publish({ ...register, content: await template() })).toMatchObject({
      message: '协议里还有没填写的内容：运营主体、客服电话',
    })
    await mall.rows(`insert into settings (key, value, updated) values
      ('service', '{"phone":"400-000-0000"}', 1000), ('footer', '{"operator":"示例商贸有限公司"}', 1000)`)
    expect(await template()).toContain('示例商贸有限公司')
    expect(await publish({ ...register, content: await template() })).toMatchObject({ number: 1 })
  })
})

describe('an agreement', () => {
  it('is a draft that shoppers do not see until it is published as a version', async () => {
    const before = mall.dropped.length
    expect(await draft()).toMatchObject({ number: 0, content: '', draft: { content: '<p>第一条</p>' } })
    expect(mall.dropped).toHaveLength(before)
    expect(await shown()).toMatchObject({ content: '' })
    expect(await publish({ take_effect_date: '2030-01-01' })).toMatchObject({ number: 1, draft: null })
    expect(await shown()).toMatchObject({
      content: '<p>第一条</p>',
      take_effect_date: '2030-01-01',
      version: 1,
    })
    expect(mall.dropped).toEqual(['agreements'])
  })

  it('keeps every version with its text, day and author', async () => {
    await publish({ take_effect_date: '2026-01-01' })
    await publish({ content: '<p>第一条</p><p>第二条</p>', take_effect_date: '2026-02-01' })
    expect(await versions()).toMatchObject([
      { number: 2, take_effect_date: '2026-02-01' },
      { number: 1, take_effect_date: '2026-01-01' },
    ])
    expect(await version(1)).toMatchObject({ content: '<p>第一条</p>', title: '隐私政策' })
    expect(await version(3)).toMatchObject({ message: '版本不存在' })
    expect(await shown()).toMatchObject({ version: 2 })
  })

  it('that equals the published one makes no version', async () => {
    await publish({ take_effect_date: '2026-01-01' })
    await draft({ take_effect_date: '2026-01-01' })
    expect(await publish({ take_effect_date: '2026-01-01' })).toMatchObject({ number: 1, draft: null })
    expect(await versions()).toHaveLength(1)
  })

  it('from before there were versions is the first one', async () => {
    await mall.rows(
      `insert into settings (key, value, updated) values ('protocol.privacy',
         '{"title":"隐私","content":"<p>旧</p>","update_date":"2025-01-01","take_effect_date":"2025-01-02"}', 1000)`,
    )
    expect(await versions()).toEqual([
      { number: 1, title: '隐私', take_effect_date: '2025-01-02', by: '', published: 1000 },
    ])
    expect(await version(1)).toMatchObject({ content: '<p>旧</p>' })
    await publish()
    expect((await versions()).map(({ number }) => number)).toEqual([2, 1])
    expect(await version(1)).toMatchObject({ content: '<p>旧</p>', take_effect_date: '2025-01-02' })
  })

  it('is not published over a version that its author has not seen', async () => {
    const answers = await Promise.all(['甲', '乙'].map((words) => publish({ content: words, number: 0 })))
    expect(answers.filter(({ message }) => message === '协议已有新版本，请刷新后再发布')).toHaveLength(1)
    expect(await versions()).toHaveLength(1)
  })

  it('gives up its draft', async () => {
    await publish()
    await draft({ content: '<p>改</p>' })
    expect(await desk.call('DELETE', '/agreements/draft/privacy')).toMatchObject({ draft: null, number: 1 })
  })

  it.each([
    [{ content: '<p> </p>' }, '请填写协议内容'],
    [{ title: '' }, '请填写协议名称'],
    [
      { content: '<p>与（请填写运营主体）订立</p><p>客服电话：（请填写）</p>' },
      '协议里还有没填写的内容：运营主体、客服电话',
    ],
    [{ take_effect_date: '2026-02-31' }, '请填写生效日期，如 2026-11-28'],
    [{ type: 'other' }, '协议不存在'],
    [{ content: '长'.repeat(60_001) }, '协议内容过长'],
  ])('is refused when a field is wrong (%#)', async (fields, message) => {
    expect(await publish(fields)).toMatchObject({ message })
    expect(await versions()).toEqual([])
  })
})
