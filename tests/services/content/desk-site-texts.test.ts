import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Questions, navigation and footer as the desk writes them (contract operator §10). */

const mall = testMall()
const make = builders(mall)

interface Conflict {
  field: string
  by: string
}
interface Question {
  group: string
  question: string
  answer: string
}
interface Faqs {
  version: number
  questions: Question[]
}
interface Navigation {
  version: number
  links: { title: string; href: string }[]
  merchant_entry: string
  promises: object[]
  columns: { title: string; links: object[] }[]
  has_designed_header: boolean
  has_designed_footer: boolean
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const delivery = { group: '配送', question: '多久发货？', answer: '48小时内' }
const returns = { group: '', question: '怎么退货？', answer: '在订单里申请' }

const faqs = () => desk.call<Faqs>('GET', '/faqs')
const setFaqs = (version: number, questions: object[], more: object = {}, person = desk) =>
  person.call<{ saved: boolean; conflicts: Conflict[]; faqs: Faqs }>('PUT', '/faqs', {
    version,
    questions: JSON.stringify(questions),
    ...more,
  })

const navigation = () => desk.call<Navigation>('GET', '/navigation')
const setNavigation = (version: number, parts: Record<string, unknown>, person = desk) =>
  person.call<{ saved: boolean; conflicts: Conflict[]; navigation: Navigation }>('PUT', '/navigation', {
    version,
    ...Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  })

describe('questions', () => {
  it('are on the page in their sequence, and drop only pages with questions', async () => {
    expect(await faqs()).toEqual({ version: 1, questions: [] })
    const before = mall.dropped.length
    expect((await setFaqs(1, [delivery, returns])).saved).toBe(true)
    expect(mall.dropped.slice(before)).toEqual(['faqs'])
    const shown = await mall.call<{ list: Question[] }>('GET', '/site/faqs')
    expect(shown.data.list).toEqual([delivery, { ...returns, group: '常见问题' }])
    await setFaqs(2, [returns, delivery])
    expect((await faqs()).questions).toEqual([returns, delivery])
  })

  it('that another person changed are not overwritten unasked', async () => {
    const other = await staff(mall, make)
    await setFaqs(1, [delivery])
    const refused = await setFaqs(1, [returns], {}, other)
    expect(refused).toMatchObject({ saved: false, conflicts: [{ field: 'questions' }] })
    expect(refused.faqs.questions).toEqual([delivery])
    const forced = await setFaqs(1, [returns], { overwrite: JSON.stringify(['questions']) }, other)
    expect(forced).toMatchObject({ saved: true, faqs: { version: 3, questions: [returns] } })
  })

  it('are saved once when two people save at the same time', async () => {
    const answers = await Promise.all([setFaqs(1, [delivery]), setFaqs(1, [returns])])
    expect(answers.filter(({ saved }) => saved)).toHaveLength(1)
  })

  it.each([
    [[{ ...delivery, question: ' ' }], '请填写问题'],
    [[{ question: '多久发货？' }], '请填写回答'],
    [[{ ...delivery, answer: '长'.repeat(2001) }], '回答不能超过2000个字'],
    [[{ ...delivery, group: '长'.repeat(21) }], '分组不能超过20个字'],
    [Array.from({ length: 201 }, () => delivery), '最多200个问题'],
  ])('are refused when a field is wrong (%#)', async (questions, message) => {
    expect(await setFaqs(1, questions)).toMatchObject({ message })
    expect((await faqs()).questions).toEqual([])
  })

  it('of a version that does not exist are refused', async () => {
    expect(await setFaqs(7, [delivery])).toMatchObject({ message: '内容已更新，请刷新后重试' })
  })
})

describe('navigation and footer', () => {
  const links = [{ title: '以旧换新', href: '/devicePurchase' }]
  const columns = [{ title: '帮助', links: [{ title: '常见问题', href: '/article/faqs' }] }]

  it('are shown on every page, the rest of the footer stays', async () => {
    await desk.call('PUT', '/site', { operator: '焕新商城有限公司' })
    expect(await setNavigation(1, { links, columns, merchant_entry: '/shop', promises: [] })).toMatchObject({
      saved: true,
      navigation: { links, columns, merchant_entry: '/shop' },
    })
    expect((await mall.call('GET', '/site/frame')).data).toMatchObject({
      navigation: links,
      columns,
      merchant_entry: '/shop',
      operator: '焕新商城有限公司',
    })
    expect(mall.dropped).toContain('site')
  })

  it('merge the parts of two people', async () => {
    const other = await staff(mall, make)
    expect((await setNavigation(1, { links })).saved).toBe(true)
    expect((await setNavigation(1, { columns }, other)).saved).toBe(true)
    expect(await setNavigation(1, { links: [] }, other)).toMatchObject({
      saved: false,
      conflicts: [{ field: 'links' }],
    })
    expect(await navigation()).toMatchObject({ links, columns, version: 3 })
  })

  it.each([
    [{ links: [{ title: '', href: '/items' }] }, '请填写名称'],
    [
      { links: [{ title: '首页', href: 'javascript:alert(1)' }] },
      '链接为商城内的路径（以 / 开头）或 https 网址',
    ],
    [{ links: [{ title: '首页', href: '//evil.example' }] }, '链接为商城内的路径（以 / 开头）或 https 网址'],
    [
      { links: [{ title: '首页', href: 'http://a.example' }] },
      '链接为商城内的路径（以 / 开头）或 https 网址',
    ],
    [{ merchant_entry: 'shop' }, '链接为商城内的路径（以 / 开头）或 https 网址'],
    [{ columns: [{ title: '长'.repeat(21), links: [] }] }, '名称不能超过20个字'],
    [{ links: Array.from({ length: 13 }, () => links[0]) }, '最多12个链接'],
  ])('refuse %j', async (parts, message) => {
    expect(await setNavigation(1, parts)).toMatchObject({ message })
    expect(await navigation()).toMatchObject({ links: [], columns: [], version: 1 })
  })

  it('tell that the designer replaced the header', async () => {
    expect(await navigation()).toMatchObject({ has_designed_header: false })
    await mall.rows(
      `insert into pc_template_contents (theme_pc_template_id, name, params, created, updated)
       values (0, 'header', '[{"name":"W0005"}]', 1, 1)`,
    )
    expect(await navigation()).toMatchObject({ has_designed_header: true, has_designed_footer: false })
  })
})

describe('the catalogue of the brand news', () => {
  it('is chosen among the catalogues', async () => {
    const { category_id: id } = await desk.call<{ category_id: number }>('POST', '/articles/categories', {
      category_name: '商城公告',
    })
    const { list } = await desk.call<{ list: { used_as: string }[] }>('PUT', '/articles/categories/news', {
      category_id: id,
    })
    expect(list).toMatchObject([{ used_as: '品牌资讯' }])
    expect((await mall.call('GET', '/site/articles')).data).toMatchObject({ news_category_id: id })
    expect(await desk.call('PUT', '/articles/categories/news', { category_id: 999 })).toMatchObject({
      message: '栏目不存在',
    })
  })
})

describe('the targets of links', () => {
  const named = async (...targets: string[]) =>
    (
      await desk.call<{ list: { target: string; name: string; problem: string }[]; message?: string }>(
        ...(['GET', '/navigation/targets', { target: JSON.stringify(targets) }] as const),
      )
    ).list.map(({ target, name, problem }) => [target, name, problem])

  it('have their names, and what shoppers do not find has a problem', async () => {
    const put = (item_name: string, approve_status: string) =>
      desk.call<{ goods_id: number }>('POST', '/goods', {
        item_name,
        approve_status,
        spec_items: [{ price: 100, store: 1, item_spec: [] }],
      })
    const [{ goods_id }, hidden] = [await put('云杉冰箱', 'onsale'), await put('旧款', 'instock')]
    const rows = await mall.rows<{ goods_id: number; item_id: number }>(
      'select goods_id::int as goods_id, item_id::int as item_id from skus',
    )
    const itemOf = (id: number) => rows.find((row) => row.goods_id === id)?.item_id ?? 0
    const { category_id } = await desk.call<{ category_id: number }>('POST', '/categories', {
      category_name: '冰箱',
    })
    const { notice_id } = await desk.call<{ notice_id: number }>('POST', '/notices', {
      title: '放假',
      content: '<p>初六</p>',
    })
    expect(
      await named(
        `goods:${itemOf(goods_id)}`,
        `goods:${itemOf(hidden.goods_id)}`,
        `category:${category_id}`,
        `notice:${notice_id}`,
        'article:9',
      ),
    ).toEqual([
      [`goods:${itemOf(goods_id)}`, '云杉冰箱', ''],
      [`goods:${itemOf(hidden.goods_id)}`, '旧款', '商品已下架'],
      [`category:${category_id}`, '冰箱', ''],
      [`notice:${notice_id}`, '放假', ''],
      ['article:9', '', '目标不存在'],
    ])
    await desk.call('DELETE', `/goods/${goods_id}`)
    await desk.call('PUT', '/categories', { category_id, is_show_front: 0 })
    await desk.call('DELETE', `/notices/${notice_id}`)
    expect(
      (await named(`goods:${itemOf(goods_id)}`, `category:${category_id}`, `notice:${notice_id}`)).map(
        ([, , problem]) => problem,
      ),
    ).toEqual(['商品已删除', '分类已隐藏', '公告已删除'])
  })

  it('of lists, columns of articles and questions have their names too', async () => {
    const { brand_id } = await desk.call<{ brand_id: number }>('POST', '/brands', { brand_name: '云杉' })
    const tag = (tag_name: string) => desk.call('POST', '/goods/tags', { tag_name })
    await tag('国补')
    await tag('内部')
    await mall.rows(`update tags set front_show = false where tag_name = '内部'`)
    const { category_id } = await desk.call<{ category_id: number }>('POST', '/articles/categories', {
      category_name: '选购指南',
    })
    await mall.rows(
      `insert into settings (key, value, updated) values ('faq', $1::jsonb, 1)
       on conflict (key) do update set value = excluded.value`,
      [
        JSON.stringify({
          questions: [
            { group: '配送', question: '多久送到？', answer: '三天' },
            { question: '能退吗？', answer: '能' },
          ],
        }),
      ],
    )
    const missing = '目标不存在'
    expect(
      await named(
        ...[`brand:${brand_id}`, 'tag:国补', 'tag:内部', 'tag:没有', 'tag:新品', `catalogue:${category_id}`],
        ...['catalogue:999', 'faq:2', 'faq:3', 'faqGroup:配送', 'faqGroup:常见问题', 'faqGroup:其他'],
      ),
    ).toEqual([
      [`brand:${brand_id}`, '云杉', ''],
      ['tag:国补', '国补', ''],
      ['tag:内部', '内部', '标签不在商城显示'],
      ['tag:没有', '', missing],
      ['tag:新品', '新品', ''],
      [`catalogue:${category_id}`, '选购指南', ''],
      ['catalogue:999', '', missing],
      ['faq:2', '能退吗？', ''],
      ['faq:3', '', missing],
      ['faqGroup:配送', '配送', ''],
      ['faqGroup:常见问题', '常见问题', ''],
      ['faqGroup:其他', '', missing],
    ])
  })

  it('of other kinds are refused', async () => {
    const answer = await desk.call<{ message?: string }>('GET', '/navigation/targets', {
      target: JSON.stringify(['member:1']),
    })
    expect(answer.message).toBe('链接为商城内的路径（以 / 开头）或 https 网址')
  })
})
