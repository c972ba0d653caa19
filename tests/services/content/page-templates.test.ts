import type { TemplateRow } from '@/lib/contract/operator/content/template'
import { handleContract } from '@/lib/server/edge/http/handler'
import { builders } from '../../fixtures/engine/builders'
import { openTestMall, testMall } from '../../fixtures/engine/test-mall'

/** The calls of the ECShopX back office for designed pages (contract goods §9.1). */

const mall = testMall({ MALL_PUBLIC_URL: 'https://mall.example' })
const make = builders(mall)
let token: string
beforeAll(async () => {
  token = (await make.member({ role: 'operator' })).token
})

type Answer = Partial<TemplateRow> & {
  message?: string
  status?: unknown
  status_code?: number
  list?: TemplateRow[]
  total_count?: number
}
const send = async <T = Answer>(method: string, path: string, params: object = {}, by = token) =>
  (await mall.call<T>(method, path, { ...params }, { token: by })).data

const add = async (values: object = {}) =>
  Number(
    (await send('POST', '/pctemplate/add', { template_title: '页面', page_type: 'custom', ...values }))
      .theme_pc_template_id,
  )
const save = (id: number, config: unknown) =>
  send('POST', '/pctemplate/saveTemplateContent', {
    theme_pc_template_id: id,
    config: typeof config === 'string' ? config : JSON.stringify(config),
  })

interface Row {
  id: number
  name: string
  config: string
}
const contentOf = async (id: number) => {
  const rows = await send<Row[]>('GET', '/pctemplate/getTemplateContent', { theme_pc_template_id: id })
  return rows.map(({ id: row, config }) => ({ row, ...(JSON.parse(config) as Record<string, unknown>) }))
}
const text = (value: string, more: object = {}) => ({ type: 'W0011', text: value, ...more })

describe('a page', () => {
  it.each(['constructor', 'toString', '__proto__', 'W9999'])(
    'keeps a widget of the type %s, which other clients do not get',
    async (type) => {
      const id = await add({ status: 1 })
      await save(id, [text('甲'), { type, uuid: 'q' }])
      expect(await contentOf(id)).toMatchObject([{ text: '甲' }, { type }])
      expect(
        await send('GET', '/pctemplate/getTemplateContent', { page_type: 'custom', page_id: id }),
      ).toMatchObject({ id: 0, config: '' })
      await send('DELETE', `/pctemplate/delete/${id}`)
    },
  )

  it('is listed for consoles below /api, too, and for operators alone', async () => {
    const list = async (by?: string) => {
      const headers: HeadersInit = by ? { authorization: `Bearer ${by}` } : {}
      const url = 'http://mall.test/api/pctemplate/lists?page_type=custom&page_no=1&page_size=1'
      return (
        await handleContract(async () => mall, new Request(url, { headers }))
      ).json() as Promise<unknown>
    }
    const id = await add()
    expect(await list(token)).toMatchObject({ data: { list: [{ page_type: 'custom' }] } })
    expect(await list()).toMatchObject({ data: { status_code: 401 } })
    await send('DELETE', `/pctemplate/delete/${id}`)
  })

  it('is added, listed, changed and deleted, each with an audit row', async () => {
    const id = await add({ template_title: '年货节', template_description: '说明' })
    expect(
      await send('GET', '/pctemplate/lists', { page_type: 'custom', page_no: 1, page_size: 10 }),
    ).toMatchObject({
      total_count: 1,
      list: [
        {
          theme_pc_template_id: id,
          company_id: 1,
          template_title: '年货节',
          page_type: 'custom',
          template_description: '说明',
          status: 2,
          version: 'v1.0.1',
          distributor_id: 0,
        },
      ],
    })
    const edited = await send('PUT', '/pctemplate/edit', { theme_pc_template_id: id, status: 1 })
    expect(edited).toMatchObject({ template_title: '年货节', status: 1 })
    expect(mall.dropped).toEqual(expect.arrayContaining([`template:${id}`, 'templates']))
    expect(await send('DELETE', `/pctemplate/delete/${id}`)).toEqual({ status: true })
    expect(await send('DELETE', `/pctemplate/delete/${id}`)).toMatchObject({ message: '页面不存在' })
    const events = await mall.rows<{ event: string }>(
      `select event from audit_rows where subject = 'page' and subject_id = $1 order by audit_id`,
      [String(id)],
    )
    expect(events.map(({ event }) => event)).toEqual(['addPage', 'editPage', 'deletePage'])
  })

  it.each([
    [{ template_title: '' }, '请输入页面名称'],
    [{ template_title: '页'.repeat(51) }, '页面名称不能超过50个字'],
    [{ template_description: '页'.repeat(151) }, '页面描述不能超过150个字'],
    [{ page_type: 'other' }, '请选择页面类型'],
    [{ distributor_id: 987 }, '店铺不存在'],
  ])('is refused with %o: %s', async (values, message) => {
    const fields = { template_title: '页面', page_type: 'custom', ...values }
    expect(await send('POST', '/pctemplate/add', fields)).toMatchObject({ message, status_code: 422 })
  })

  it('is a home page in use at most once, also when two are enabled at the same time', async () => {
    await mall.rows(`delete from pc_templates`)
    const ids = [await add({ page_type: 'index' }), await add({ page_type: 'index' })]
    const enable = (id: number) => send('PUT', '/pctemplate/edit', { theme_pc_template_id: id, status: 1 })
    const answers = await Promise.all(ids.map(enable))
    expect(answers.filter(({ status_code }) => status_code === undefined)).toHaveLength(1)
    expect(answers.find(({ status_code }) => status_code)).toMatchObject({ message: '已有启用的模版' })
    expect(
      await send('POST', '/pctemplate/add', { template_title: '首页', page_type: 'index', status: 1 }),
    ).toMatchObject({ message: '已有启用的模版' })
    const [used = 0, unused = 0] = answers[0]?.status_code ? ids.toReversed() : ids
    await send('PUT', '/pctemplate/edit', { theme_pc_template_id: used, status: 2 })
    expect(await enable(unused)).toMatchObject({ status: 1 })
  })

  it('is not deleted while it is the home page in use', async () => {
    await mall.rows(`delete from pc_templates`)
    const id = await add({ page_type: 'index', status: 1 })
    expect(await send('DELETE', `/pctemplate/delete/${id}`)).toMatchObject({
      message: '启用中的首页不能删除，请先禁用',
      status_code: 422,
    })
    expect(await send('PUT', '/pctemplate/edit', { theme_pc_template_id: id, status: 2 })).toMatchObject({
      template_title: '页面',
    })
    expect(await send('DELETE', `/pctemplate/delete/${id}`)).toEqual({ status: true })
  })

  it('is for operators only', async () => {
    const id = await add()
    const [shopper, merchant] = [
      await make.member(),
      await make.member({ role: 'merchant', shopId: await make.shop() }),
    ]
    for (const [by, code] of [
      [shopper.token, 401],
      [merchant.token, 403],
      ['no.such.token', 401],
    ] as const) {
      const answers = await Promise.all([
        send('GET', '/pctemplate/lists', {}, by),
        send('PUT', '/pctemplate/edit', { theme_pc_template_id: id, status: 1 }, by),
        send('DELETE', `/pctemplate/delete/${id}`, {}, by),
        send('POST', '/pctemplate/saveTemplateContent', { theme_pc_template_id: id, config: '[]' }, by),
        send('POST', '/pctemplate/saveHeaderOrFooter', { page_name: 'header', config: '[]' }, by),
        send('POST', '/pctemplate/loginPage/setting', { logo: '/media/x.png' }, by),
        send('POST', '/operator/design/open', { page_id: id, session: 'x' }, by),
      ])
      for (const answer of answers) expect(answer).toMatchObject({ status_code: code })
    }
  })
})

describe('the widgets of a page', () => {
  it('are the rows that were sent, in their sequence: changed by id, added and deleted', async () => {
    const id = await add({ status: 1 })
    expect(await save(id, [text('一'), text('二'), text('三')])).toEqual({ status: true })
    const first = await contentOf(id)
    expect(first.map((widget) => widget)).toMatchObject([{ text: '一' }, { text: '二' }, { text: '三' }])
    for (const { id: own, row } of first as unknown as { id: number; row: number }[]) expect(own).toBe(row)
    const [one, , three] = first.map(({ row, ...widget }) => ({ ...widget, id: row }))
    await save(id, [three, { ...one, text: '一改' }, text('新')])
    const second = await contentOf(id)
    expect(second.map((widget) => (widget as { text?: string }).text)).toEqual(['三', '一改', '新'])
    expect(second.slice(0, 2).map(({ row }) => row)).toEqual([first[2]?.row, first[0]?.row])
    expect(mall.dropped).toContain(`template:${id}`)
  })

  it('of a page that is not in use are shown to operators only', async () => {
    const id = await add()
    await save(id, [text('草稿')])
    expect(await contentOf(id)).toMatchObject([{ text: '草稿' }])
    for (const by of [(await make.member()).token, 'no.such.token'])
      expect(await send('GET', '/pctemplate/getTemplateContent', { theme_pc_template_id: id }, by)).toEqual(
        [],
      )
  })

  it('keep unknown types and keys of an ECShopX mall', async () => {
    const id = await add({ status: 1 })
    const widget = { type: 'W0099', 自定义: { a: [1, null, true] }, name: '未知', data: [{ x: 0.1 }] }
    await save(id, [widget])
    const [stored] = await contentOf(id)
    expect(stored).toMatchObject(widget)
  })

  it('with ids of another page become new rows, and the other page stays', async () => {
    const [from, to] = [await add({ status: 1 }), await add({ status: 1 })]
    await save(from, [text('原')])
    const [copied] = await contentOf(from)
    await save(to, [
      { ...text('抄'), id: copied?.row },
      { ...text('又'), id: copied?.row },
    ])
    expect(await contentOf(from)).toMatchObject([{ text: '原', row: copied?.row }])
    expect(new Set((await contentOf(to)).map(({ row }) => row)).add(Number(copied?.row)).size).toBe(3)
  })

  it('are stored with paths of pictures, whatever address a client was shown', async () => {
    const id = await add({ status: 1 })
    await save(id, [{ type: 'W0003', imgUrl: 'https://mall.example/media/banner/1.webp', data: [] }])
    expect(await contentOf(id)).toMatchObject([{ imgUrl: '/media/banner/1.webp' }])
  })

  const large = (count: number) => Array.from({ length: count }, () => text('字'))
  it.each<[string, unknown, string]>([
    ['no JSON', '[{"type":', '页面装修内容不合法'],
    ['no list', { type: 'W0011' }, '页面装修内容不合法'],
    ['a text in the list', ['x'], '页面装修内容不合法'],
    ['a widget without a type', [{ text: 'x' }], '页面装修内容不合法'],
    ['a type that is no text', [{ type: 1 }], '页面装修内容不合法'],
    ['NUL', '[{"type":"W0011","text":"\\u0000"}]', '页面装修内容不合法'],
    [
      'ten thousand levels',
      `[{"type":"W0011","data":${'['.repeat(10_000)}${']'.repeat(10_000)}}]`,
      '页面装修内容不合法',
    ],
    ['ten thousand widgets', large(10_000), '一个页面最多500个挂件'],
    ['a panel with 201 children', [{ type: 'W0006', childWidgets: large(201) }], '一个自由面板最多200个挂件'],
    ['more than 2 MB', [text('字'.repeat(720_000))], '页面内容不能超过2MB'],
    [
      'a script as a link',
      [text('x', { data: { linkPage: 'href', href: 'javascript:alert(1)' } })],
      '链接地址不合法',
    ],
    [
      'a script with a gap',
      [{ type: 'W0001', data: [{ imgUrl: ' java\tscript:alert(1)' }] }],
      '链接地址不合法',
    ],
    [
      'a panel in a panel',
      [{ type: 'W0006', childWidgets: [{ type: 'W0006', childWidgets: [] }] }],
      '页面有1处问题，请修改后发布',
    ],
    [
      'a link to a mail address',
      [text('x', { data: { linkPage: 'href', href: 'mailto:shop@example.com' } })],
      '页面有1处问题，请修改后发布',
    ],
    ['a carousel without pictures', [{ type: 'W0001', data: [] }], '页面有1处问题，请修改后发布'],
    ['a document as a picture', [{ type: 'W0003', imgUrl: 'data:text/html,<script>' }], '链接地址不合法'],
  ])('are refused as a whole with %s', async (_name, config, message) => {
    const id = await add({ status: 1 })
    await save(id, [text('旧')])
    const before = await contentOf(id)
    expect(await save(id, config)).toMatchObject({ message, status_code: 422 })
    expect(await contentOf(id)).toEqual(before)
  })

  it('may say anything in their texts', async () => {
    const id = await add({ status: 1 })
    const words = '<script>alert(1)</script> javascript: 是一门语言'
    await save(id, [text(words)])
    expect(await contentOf(id)).toMatchObject([{ text: words }])
  })

  it('stay whole when the database fails in the middle of a save', async () => {
    let failing = false
    const broken = await openTestMall({}, (db) => {
      const transaction: typeof db.transaction = (work) =>
        db.transaction((tx) => {
          const run: typeof tx.run = (statement, params) =>
            failing && statement.name === 'template_write_contents'
              ? Promise.reject(new Error('the connection was lost'))
              : tx.run(statement, params)
          return work(Object.create(tx, { run: { value: run, writable: true } }) as typeof tx)
        })
      return Object.create(db, { transaction: { value: transaction } }) as typeof db
    })
    try {
      const by = { token: (await builders(broken).member({ role: 'operator' })).token }
      const call = async (method: string, path: string, params: object) =>
        (await broken.call<Answer & Row[]>(method, path, { ...params }, by)).data
      const fields = { template_title: '页面', page_type: 'custom', status: 1 }
      const { theme_pc_template_id: id } = await call('POST', '/pctemplate/add', fields)
      const store = (words: string) =>
        call('POST', '/pctemplate/saveTemplateContent', { theme_pc_template_id: id, config: [text(words)] })
      await store('旧')
      failing = true
      expect(await store('新')).toMatchObject({ message: '系统繁忙，请稍后再试' })
      failing = false
      const rows = await call('GET', '/pctemplate/getTemplateContent', { theme_pc_template_id: id })
      expect(rows).toHaveLength(1)
      expect(rows[0]?.config).toContain('旧')
    } finally {
      await broken.close()
    }
  })

  it('of a page that does not exist are not stored', async () => {
    expect(await save(99_999, [text('x')])).toMatchObject({ message: '页面不存在' })
  })
})

describe('the list of pages', () => {
  it('finds pages by a part of their name', async () => {
    const id = await add({ template_title: 'Spring 焕新' })
    const found = await send<{ list: { theme_pc_template_id: number }[] }>('GET', '/pctemplate/lists', {
      template_title: 'spring',
    })
    expect(found.list.map((row) => row.theme_pc_template_id)).toEqual([id])
  })
})

describe('header and footer', () => {
  it('are one row each, a JSON text of their widgets', async () => {
    const widgets = [{ type: 'W0006', comptyle: 'header', childWidgets: [{ type: 'W0008', x: 1 }] }]
    const stored = await send<{ params?: string; name?: string }>('POST', '/pctemplate/saveHeaderOrFooter', {
      page_name: 'header',
      config: JSON.stringify(widgets),
    })
    expect(stored).toMatchObject({ name: 'header', theme_pc_template_id: 0 })
    const read = await send<{ params: string }>('GET', '/pctemplate/getHeaderOrFooter', {
      page_name: 'header',
    })
    expect(JSON.parse(read.params)).toEqual(widgets)
    expect(mall.dropped).toContain('frame')
    expect(
      await send('POST', '/pctemplate/saveHeaderOrFooter', { page_name: 'x', config: '[]' }),
    ).toMatchObject({
      message: '缺少page_name',
    })
  })
})

describe('a header', () => {
  it('is refused with what a publication refuses', async () => {
    const config = JSON.stringify([
      { type: 'W0006', comptyle: 'header', childWidgets: [{ type: 'W0006', childWidgets: [] }] },
    ])
    expect(
      await send('POST', '/pctemplate/saveHeaderOrFooter', { page_name: 'header', config }),
    ).toMatchObject({ message: '页面有1处问题，请修改后发布', status_code: 422 })
  })
})

describe('settings of pages', () => {
  it('are the pictures of the sign-in pages', async () => {
    await send('POST', '/pctemplate/loginPage/setting', { logo: 'https://mall.example/media/logo.webp' })
    await send('POST', '/pctemplate/loginPage/setting', { background: '/media/night.webp' })
    expect(await send('GET', '/pctemplate/loginPage/setting')).toMatchObject({
      logo: '/media/logo.webp',
      logo_dark: '/media/logo.webp',
      background: '/media/night.webp',
    })
    expect(await send('POST', '/pctemplate/loginPage/setting', { logo: 'javascript:1' })).toMatchObject({
      message: '图片地址不正确',
    })
    expect(mall.dropped).toContain('site')
  })

  it('are the search texts of the home page, of products and of one page', async () => {
    const texts = { title: '焕新', mate_description: '以旧换新', mate_keywords: '家电,手机' }
    await send('PUT', '/operator/tdk', { page: 'home', ...texts })
    expect(await send('GET', '/pagestemplate/gettdk')).toEqual(texts)
    await send('PUT', '/operator/tdk', { page: 'goods', ...texts, title: '{goods_name}' })
    const item = await make.goods({ price: 100, store: 1 })
    expect(await send('GET', `/goods/items/${item}`, { is_tdk: 1 })).toMatchObject({
      tdk_data: { title: `商品${item}` },
    })
    const id = await add()
    const page = await send('PUT', '/operator/template/tdk', { theme_pc_template_id: id, ...texts })
    expect(page).toMatchObject({ tdk_data: texts })
    await send('PUT', '/pctemplate/edit', { theme_pc_template_id: id, status: 1 })
    const head = () => send('GET', '/pctemplate/getTemplateInfo', { theme_pc_template_id: id })
    // In use, but never published.
    expect(await head()).toMatchObject({ message: '页面不存在' })
    await send('POST', '/pctemplate/saveTemplateContent', {
      theme_pc_template_id: id,
      config: JSON.stringify([{ type: 'W0011', text: '焕新' }]),
    })
    expect(await head()).toMatchObject({ tdk_data: texts })
  })
})
