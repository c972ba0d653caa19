import type { ListedTemplate } from '@/lib/contract/operator/content/template'
import { publishNextDue } from '@/lib/server/content/design/publish'
import { builders } from '../../fixtures/engine/builders'
import { adding, designer, publicTexts, textWidget } from '../../fixtures/engine/designer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Drafts, versions and publication of designed pages. */

const mall = testMall()
const make = builders(mall)
beforeEach(() => mall.empty())

const textsOf = ({ document }: { document: { widgets: Record<string, { settings: { type: string } }> } }) =>
  Object.values(document.widgets).flatMap(({ settings }) =>
    settings.type === 'W0011' ? [(settings as unknown as { text: string }).text] : [],
  )

describe('a draft', () => {
  it('begins as what shoppers see and does not change it', async () => {
    const li = await designer(mall, make, { username: '李明' })
    const page = await li.newPage({ status: 1 })
    await li.call('POST', '/pctemplate/saveTemplateContent', {
      theme_pc_template_id: page,
      config: [
        { type: 'W0011', text: '旧' },
        { type: 'W0099', x: { 键: 1 } },
      ],
    })
    const opened = await li.open(page)
    expect(opened).toMatchObject({
      version: 1,
      frame_version: 1,
      has_changes: false,
      read_only: '',
      may_publish: true,
      frame_pages: 1,
      is_outdated: false,
      frame_is_outdated: false,
      lock: { mine: true, editor: { name: '李明' } },
      page: { theme_pc_template_id: page },
    })
    // The page settings are created once.
    expect(opened.document.zones.body.map((id) => opened.document.widgets[id]?.settings.type)).toEqual([
      'W0000',
      'W0011',
      'W0099',
    ])
    expect(await li.save(page, opened, adding('new', '新', 'body', 1))).toMatchObject({
      saved: true,
      version: 2,
    })
    expect(await publicTexts(mall, page)).toEqual(['旧'])
    expect(textsOf(await li.open(page)).toSorted()).toEqual(['新', '旧'])
  })

  it('answers a conflict with who saved what since, and saves nothing then', async () => {
    const [li, wang] = [await designer(mall, make, { username: '李明' }), await designer(mall, make)]
    const page = await li.newPage()
    const opened = await li.open(page)
    mall.travel(5)
    const first = await li.save(page, opened, adding('a', '甲'))
    expect(first).toMatchObject({ saved: true, version: 2, conflict: null })
    const second = await wang.save(page, opened, adding('b', '乙'))
    expect(second).toEqual({
      saved: false,
      version: 2,
      frame_version: 1,
      conflict: { part: 'page', version: 2, editor: { user_id: li.userId, name: '李明' }, at: mall.now() },
    })
    expect(textsOf(await wang.open(page))).toEqual(['甲'])
    expect(await wang.save(page, second, adding('b', '乙'))).toMatchObject({ saved: true, version: 3 })
    expect(textsOf(await wang.open(page)).toSorted()).toEqual(['乙', '甲'])
  })

  it('saves exactly one of many saves on the same version', async () => {
    // Ids that no widget of a new page has: its settings have `w1`.
    const editors = await Promise.all(Array.from({ length: 6 }, () => designer(mall, make)))
    const [one] = editors
    const page = (await one?.newPage()) ?? 0
    const opened = await one?.open(page)
    if (!opened) throw new Error('the page did not open')
    const answers = await Promise.all(
      editors.map((editor, index) => editor.save(page, opened, adding(`own${index}`, `文${index}`))),
    )
    expect(answers.filter(({ saved }) => saved)).toHaveLength(1)
    expect(answers.map(({ version, message }) => message ?? version)).toEqual(editors.map(() => 2))
    expect(textsOf((await one?.open(page)) ?? opened)).toHaveLength(1)
  })

  it('answers a repeated save as the first one', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const opened = await li.open(page)
    const patches = adding('a', '甲')
    const first = await li.save(page, opened, patches, 'save-1')
    expect(await li.save(page, opened, patches, 'save-1')).toEqual(first)
    expect(textsOf(await li.open(page))).toEqual(['甲'])
  })

  it('has the header and footer of all pages as a part of its own', async () => {
    const [li, wang] = [await designer(mall, make), await designer(mall, make)]
    const [one, two] = [await li.newPage(), await wang.newPage()]
    const [openOne, openTwo] = [await li.open(one), await wang.open(two)]
    const saved = await li.save(one, openOne, adding('top', '页头', 'header'))
    expect(saved).toMatchObject({ saved: true, version: 1, frame_version: 2 })
    // The other page itself does not change.
    expect(await wang.save(two, openTwo, adding('a', '甲'))).toMatchObject({ saved: true, frame_version: 2 })
    expect(await wang.save(two, { ...openTwo, version: 2 }, adding('foot', '页脚', 'footer'))).toMatchObject({
      saved: false,
      frame_version: 2,
      conflict: { part: 'frame', editor: { user_id: li.userId } },
    })
    const again = await wang.open(two)
    expect(textsOf(again).toSorted()).toEqual(['甲', '页头'])
    // Neither part of one page is in the other.
    expect(textsOf(await li.open(one))).toEqual(['页头'])
    await li.publish(one, await li.open(one), { part: 'frame' })
    const header = await mall.call<{ params: string }>('GET', '/pctemplate/getHeaderOrFooter', {
      page_name: 'header',
    })
    expect(header.data.params).toContain('页头')
    expect(mall.dropped).toContain('frame')
    expect(await publicTexts(mall, two)).toEqual([])
  })

  it('gives a widget another id when the header of all pages gets its id', async () => {
    const li = await designer(mall, make)
    const [one, two] = [await li.newPage(), await li.newPage()]
    await li.save(one, await li.open(one), adding('same', '正文'))
    await li.save(two, await li.open(two), adding('same', '页头', 'header'))
    const opened = await li.open(one)
    expect(textsOf(opened).toSorted()).toEqual(['正文', '页头'])
    const own = opened.document.zones.body.find(
      (id) => opened.document.widgets[id]?.settings.type === 'W0011',
    )
    const patches = [
      { op: 'replace', path: ['widgets', own ?? '', 'settings', 'text'], value: '正文改' },
    ] as const
    expect(await li.save(one, opened, patches)).toMatchObject({ saved: true })
    expect(textsOf(await li.open(one)).toSorted()).toEqual(['正文改', '页头'])
  })

  it.each<[string, object[], string]>([
    [
      'a path outside the document',
      [{ op: 'replace', path: ['zones', '__proto__'], value: {} }],
      '页面装修内容不合法',
    ],
    [
      'a widget in no zone',
      [{ op: 'add', path: ['widgets', 'a'], value: textWidget('x') }],
      '页面装修内容不合法',
    ],
    [
      'a link that runs a script in content that is no widget',
      [
        {
          op: 'add',
          path: ['widgets', 'a'],
          value: { settings: { type: '' }, kept: { href: 'vbscript:x' } },
        },
        { op: 'add', path: ['zones', 'body', 0], value: 'a' },
      ],
      '链接地址不合法',
    ],
    ['an unknown operation', [{ op: 'move', path: ['zones', 'body', 0] }], ''],
    ['no path', [{ op: 'remove', path: [] }], ''],
  ])('refuses %s', async (_name, patches, message) => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const opened = await li.open(page)
    const answer = await li.save(page, opened, patches as never)
    expect(answer).toMatchObject({ status_code: 422, ...(message ? { message } : {}) })
    expect(await li.open(page)).toMatchObject({ version: 1, document: opened.document })
  })

  it.each([
    ['javascript:alert(1)', '请输入以 http:// 或 https:// 开头的地址，或以 / 开头的站内路径'],
    ['www.example.com', '请输入以 http:// 或 https:// 开头的地址，或以 / 开头的站内路径'],
  ])(
    'keeps the address %s with all other changes, refuses to publish it, and forgets it',
    async (href, text) => {
      const li = await designer(mall, make)
      const page = await li.newPage()
      const link = (to: string) => ({ linkPage: 'href', linkPageLabel: '自定义路由', href: to })
      const to = (address: string) =>
        ({ op: 'replace', path: ['widgets', 'a', 'settings', 'data'], value: link(address) }) as const
      const saved = await li.save(page, await li.open(page), [
        ...adding('a', '甲'),
        to(href),
        ...adding('b', '乙', 'body', 1),
      ])
      expect(saved).toMatchObject({ saved: true })
      expect(textsOf(await li.open(page)).toSorted()).toEqual(['乙', '甲'])
      expect(await li.publish(page, saved)).toMatchObject({
        status_code: 422,
        message: '页面有1处问题，请修改后发布',
        errors: { a: [text] },
      })
      expect(await publicTexts(mall, page)).toEqual([])
      // The queue of a browser may still contain the wrong value before the correct one.
      const mended = await li.save(page, saved, [to(href), to('https://www.example.com')])
      expect(mended).toMatchObject({ saved: true })
      expect(await li.publish(page, mended)).toMatchObject({ number: 1 })
    },
  )

  it.each([
    ['http://cdn.example.com/a.jpg', false],
    ['/api/h5app/wxapp/logout', false],
    ['https://cdn.example.com/a.jpg', true],
    ['/media/p/1.webp', true],
  ])('publishes a page with the picture %s: %s', async (imgUrl, isFine) => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const settings = { type: 'W0003', imgUrl, data: [] }
    const saved = await li.save(page, await li.open(page), [
      { op: 'add', path: ['widgets', 'a'], value: { settings } },
      { op: 'add', path: ['zones', 'body', 0], value: 'a' },
    ])
    expect(saved).toMatchObject({ saved: true })
    expect(await li.publish(page, saved)).toMatchObject(
      isFine ? { number: 1 } : { errors: { a: ['图片须为上传到商城的图片，或 https 开头的网址'] } },
    )
  })

  it('refuses to publish a picture that runs a script, in types that the mall does not know, too', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const saved = await li.save(page, await li.open(page), [
      {
        op: 'add',
        path: ['widgets', 'a'],
        value: { settings: { type: 'W0099', x: [{ imgUrl: 'vbscript:x' }] } },
      },
      { op: 'add', path: ['zones', 'body', 0], value: 'a' },
    ])
    expect(await li.publish(page, saved)).toMatchObject({ errors: { a: ['链接地址不合法'] } })
    expect(await li.publish(page, saved, { publish_at: mall.now() + 60 })).toMatchObject({ status_code: 422 })
  })

  it('refuses a page beyond the limits and says which', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const patches = Array.from({ length: 501 }, (_, index) => adding(`t${index}`, '字')).flat()
    expect(await li.save(page, await li.open(page), patches)).toMatchObject({
      message: '一个页面最多500个挂件',
    })
  })

  it('of a page that does not exist is not opened', async () => {
    const li = await designer(mall, make)
    expect(await li.open(999)).toMatchObject({ message: '页面不存在', status_code: 422 })
  })
})

describe('publishing', () => {
  it('makes the draft public, puts a custom page into use and records a version', async () => {
    const li = await designer(mall, make, { username: '李明' })
    const page = await li.newPage()
    await li.save(page, await li.open(page), adding('a', '甲'))
    mall.dropped.length = 0
    const published = await li.publish(page, await li.open(page), { note: '首次' })
    expect(published).toMatchObject({ number: 1, frame_number: null, page: { status: 1 } })
    expect(mall.dropped).toEqual(expect.arrayContaining([`template:${page}`, 'templates']))
    expect(await publicTexts(mall, page)).toEqual(['甲'])
    const opened = await li.open(page)
    expect(opened).toMatchObject({ has_changes: false, version: 2 })
    await li.save(page, opened, adding('b', '乙'))
    await li.publish(page, await li.open(page))
    expect(await li.versions(page)).toMatchObject({
      total_count: 2,
      live_number: 2,
      list: [
        { number: 2, state: 'published', editor: { name: '李明' }, widgets: 2 },
        { number: 1, note: '首次', published: mall.now(), widgets: 1 },
      ],
    })
    // The rows of widgets stay.
    const ids = Object.values(opened.document.widgets).map(({ row }) => row?.id)
    const rows = await mall.rows<{ id: number }>(
      `select theme_pc_template_content_id as id from pc_template_contents`,
    )
    for (const id of ids) expect(rows.map((row) => row.id)).toContain(id)
  })

  it('of what is public already makes no version, and puts a page that was taken out of use back', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    await li.save(page, await li.open(page), adding('a', '甲'))
    await li.publish(page, await li.open(page))
    mall.dropped.length = 0
    expect(await li.publish(page, await li.open(page))).toMatchObject({ number: null, frame_number: null })
    // A reverted change does not count.
    const changed = await li.save(page, await li.open(page), adding('b', '乙', 'body', 2))
    await li.save(page, changed, [
      { op: 'remove', path: ['zones', 'body', 2] },
      { op: 'remove', path: ['widgets', 'b'] },
    ])
    expect(await li.open(page)).toMatchObject({ has_changes: false })
    expect(await li.publish(page, await li.open(page))).toMatchObject({ number: null })
    expect(mall.dropped).toEqual([])

    await li.call('PUT', '/pctemplate/edit', { theme_pc_template_id: page, status: 2 })
    expect(await li.versions(page)).toMatchObject({ live_number: null })
    mall.dropped.length = 0
    expect(await li.publish(page, await li.open(page))).toMatchObject({ number: null, page: { status: 1 } })
    expect(mall.dropped).toContain(`template:${page}`)
    expect(await publicTexts(mall, page)).toEqual(['甲'])
    expect(await li.versions(page)).toMatchObject({ total_count: 1 })
  })

  it('clears the mark of unpublished changes in the list of pages, as does taking a change back', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    await li.newPage()
    const marked = async () => {
      const { list } = await li.call<{ list: ListedTemplate[] }>('GET', '/pctemplate/lists')
      return list.filter(({ has_changes }) => has_changes).map((one) => one.theme_pc_template_id)
    }
    const opened = await li.open(page)
    expect(await marked()).toEqual([])
    const saved = await li.save(page, opened, adding('a', '甲'))
    expect(await marked()).toEqual([page])
    await li.publish(page, saved)
    expect(await marked()).toEqual([])
    const changed = await li.save(page, await li.open(page), adding('b', '乙', 'body', 2))
    expect(await marked()).toEqual([page])
    await li.save(page, changed, [
      { op: 'remove', path: ['zones', 'body', 2] },
      { op: 'remove', path: ['widgets', 'b'] },
    ])
    expect(await marked()).toEqual([])
  })

  it('of a header that is public already makes no version of it', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const panel = { settings: { type: 'W0006', comptyle: 'header', childWidgets: [] }, children: [] }
    const added = await li.save(page, await li.open(page), [
      { op: 'add', path: ['widgets', 'p'], value: panel },
      { op: 'add', path: ['zones', 'header', 0], value: 'p' },
    ])
    expect(await li.publish(page, added, { part: 'frame' })).toMatchObject({ number: null, frame_number: 1 })
    expect((await li.versions(0)).list).toMatchObject([{ number: 1, widgets: 1 }])
    const renamed = await li.save(page, await li.open(page), [
      { op: 'add', path: ['widgets', 'p', 'settings', 'alias'], value: '新' },
    ])
    const back = await li.save(page, renamed, [{ op: 'remove', path: ['widgets', 'p', 'settings', 'alias'] }])
    mall.dropped.length = 0
    expect(await li.publish(page, back, { part: 'frame' })).toMatchObject({
      number: null,
      frame_number: null,
    })
    expect(mall.dropped).toEqual([])
    expect(await li.open(page)).toMatchObject({ frame_has_changes: false })
  })

  it('is refused while schemas have errors, with the sentences by widget', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const slides = { settings: { type: 'W0001', name: '轮播', data: [] } }
    await li.save(page, await li.open(page), [
      { op: 'add', path: ['widgets', 'slides'], value: slides },
      { op: 'add', path: ['zones', 'body', 0], value: 'slides' },
    ])
    const { list } = await li.call<{ list: object[] }>('GET', '/operator/design/problems', { page_id: page })
    expect(list).toEqual([
      { id: 'slides', type: 'W0001', name: '轮播', path: 'data', message: '请至少添加1张轮播图' },
    ])
    expect(await li.publish(page, await li.open(page))).toMatchObject({
      message: '页面有1处问题，请修改后发布',
      errors: { slides: ['请至少添加1张轮播图'] },
    })
    expect(await publicTexts(mall, page)).toEqual([])
    expect(await li.versions(page)).toMatchObject({ total_count: 0 })
  })

  it('of a page is not held up by an unfinished header, nor that of a header by an unfinished page', async () => {
    const [li, wang] = [await designer(mall, make), await designer(mall, make)]
    const [one, two] = [await li.newPage(), await wang.newPage()]
    const unfinished = (zone: string) => [
      {
        op: 'add' as const,
        path: ['widgets', `${zone}-slides`],
        value: { settings: { type: 'W0001', data: [] } },
      },
      { op: 'add' as const, path: ['zones', zone, 0], value: `${zone}-slides` },
    ]
    await li.save(one, await li.open(one), unfinished('header'))
    const saved = await wang.save(two, await wang.open(two), adding('a', '甲'))
    const plan = { publish_at: mall.now() + 3600 }
    expect(await wang.publish(two, saved, plan)).toMatchObject({ publish_at: plan.publish_at })
    expect(await wang.publish(two, saved)).toMatchObject({ number: 2, frame_number: null })
    expect(await publicTexts(mall, two)).toEqual(['甲'])
    expect(await li.open(one)).toMatchObject({ frame_has_changes: true })
    expect(await li.publish(one, await li.open(one), { part: 'frame' })).toMatchObject({
      message: '页面有1处问题，请修改后发布',
      errors: { 'header-slides': ['请至少添加1张轮播图'] },
    })

    const opened = await li.open(one)
    const finished = await li.save(one, opened, [
      { op: 'replace', path: ['widgets', 'header-slides'], value: textWidget('页头') },
    ])
    const broken = await li.save(one, finished, unfinished('body'))
    mall.dropped.length = 0
    expect(await li.publish(one, broken, { part: 'frame' })).toMatchObject({ number: null, frame_number: 1 })
    expect(mall.dropped).toEqual(['frame'])
    expect(await li.open(one)).toMatchObject({ has_changes: true, frame_has_changes: false })
    expect(await li.publish(one, broken)).toMatchObject({ message: '页面有1处问题，请修改后发布' })
  })

  it('of a header is refused for a time', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const saved = await li.save(page, await li.open(page), adding('top', '页头', 'header'))
    const later = { part: 'frame', publish_at: mall.now() + 60 }
    expect(await li.publish(page, saved, later)).toMatchObject({ message: '头部和尾部不支持定时发布' })
    expect(await li.publish(page, saved, { part: 'all' })).toMatchObject({ message: '参数错误' })
  })

  it('is refused on a stale version, and once when the page was saved by other means', async () => {
    const [li, wang] = [await designer(mall, make), await designer(mall, make)]
    const page = await li.newPage()
    const opened = await li.open(page)
    await wang.save(page, opened, adding('a', '甲'))
    expect(await li.publish(page, opened)).toMatchObject({ message: '页面已被其他人修改，请刷新后再发布' })
    const config = [{ type: 'W0011', text: '接口' }]
    await wang.call('POST', '/pctemplate/saveTemplateContent', { theme_pc_template_id: page, config })
    const outdated = await li.open(page)
    expect(outdated).toMatchObject({ is_outdated: true, has_changes: true })
    expect(textsOf(outdated)).toEqual(['甲'])
    expect(await li.publish(page, outdated)).toMatchObject({
      message: '页面已通过其他方式发布，请确认后覆盖',
    })
    expect(await li.publish(page, outdated, { overwrite: 1 })).toMatchObject({ number: 2 })
    expect(await publicTexts(mall, page)).toEqual(['甲'])
  })

  it('follows what is saved by other means when the draft has no changes', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const opened = await li.open(page)
    const config = [{ type: 'W0011', text: '接口' }]
    await li.call('POST', '/pctemplate/saveTemplateContent', { theme_pc_template_id: page, config })
    expect(textsOf(await li.open(page))).toEqual(['接口'])
    expect(await li.save(page, opened, adding('a', '甲'))).toMatchObject({ saved: false })
  })

  it('at a time happens then, once, and leaves later changes a draft', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    await li.save(page, await li.open(page), adding('a', '甲'))
    const at = mall.now() + 3600
    const plan = { publish_at: at, note: '双十一' }
    expect(await li.publish(page, await li.open(page), plan)).toMatchObject({ publish_at: at })
    expect(await li.open(page)).toMatchObject({ scheduled: { number: 1, ...plan }, has_changes: true })
    await li.save(page, await li.open(page), adding('b', '乙'))
    mall.travel(3599)
    expect(await publishNextDue(mall)).toBe(false)
    mall.travel(1)
    mall.dropped.length = 0
    expect(await Promise.all([publishNextDue(mall), publishNextDue(mall)])).toEqual(
      expect.arrayContaining([true, false]),
    )
    expect(await publicTexts(mall, page)).toEqual(['甲'])
    expect(mall.dropped).toContain(`template:${page}`)
    expect(await li.open(page)).toMatchObject({ has_changes: true, scheduled: null, is_outdated: false })
    expect(await li.versions(page)).toMatchObject({
      live_number: 1,
      list: [{ state: 'published', published: mall.now() }],
    })
  })

  it('at a time is replaced by another time, and can be ended', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const opened = await li.open(page)
    for (const hours of [1, 2]) await li.publish(page, opened, { publish_at: mall.now() + hours * 3600 })
    expect((await li.versions(page)).list.map(({ state }) => state)).toEqual(['scheduled', 'cancelled'])
    expect(await li.design('unschedule', { page_id: page })).toMatchObject({ number: 2, state: 'cancelled' })
    expect(await li.design('unschedule', { page_id: page })).toMatchObject({ message: '页面没有定时发布' })
    mall.travel(10_000)
    expect(await publishNextDue(mall)).toBe(false)
  })

  it('of an unchanged draft at a time has no changes afterwards', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    await li.save(page, await li.open(page), adding('a', '甲'))
    await li.publish(page, await li.open(page), { publish_at: mall.now() + 60 })
    mall.travel(60)
    await publishNextDue(mall)
    expect(await li.open(page)).toMatchObject({ has_changes: false })
  })
})

describe('a version', () => {
  it('is returned to at once; what the draft had becomes a version, too', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage({ status: 1 })
    const config = [{ type: 'W0011', text: '最初' }]
    await mall.rows(
      `insert into pc_template_contents (theme_pc_template_id, params, sort_by, created, updated) values ($1, $2, 1, 5, 5)`,
      [page, JSON.stringify(config[0])],
    )
    await li.save(page, await li.open(page), adding('a', '第二'))
    await li.publish(page, await li.open(page))
    await li.save(page, await li.open(page), adding('b', '草稿'))
    mall.travel(1)
    const restored = await li.design<{ version: number; number: number }>('rollback', {
      page_id: page,
      number: 1,
      publish: 1,
    })
    expect(restored).toMatchObject({ number: 4 })
    expect(await publicTexts(mall, page)).toEqual(['最初'])
    const { list } = await li.versions(page)
    expect(list.map(({ number, state, note }) => [number, state, note])).toEqual([
      [4, 'published', '恢复自版本1'],
      [3, 'kept', '恢复前的草稿'],
      [2, 'published', ''],
      [1, 'published', '装修前的内容'],
    ])
    const kept = await li.call<{ document: Parameters<typeof textsOf>[0]['document'] }>(
      ...(['GET', '/operator/design/version', { page_id: page, number: 3 }] as const),
    )
    expect(textsOf(kept).toSorted()).toEqual(['最初', '第二', '草稿'])
    expect(await li.open(page)).toMatchObject({ has_changes: false, is_outdated: false })
    // Without publishing only the draft changes.
    await li.design('rollback', { page_id: page, number: 3 })
    expect(textsOf(await li.open(page))).toHaveLength(3)
    expect(await publicTexts(mall, page)).toEqual(['最初'])
  })

  it('of header and footer is returned to under the page 0', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    for (const words of ['旧页头', '新页头']) {
      const config = [{ type: 'W0011', text: words }]
      await li.call('POST', '/pctemplate/saveHeaderOrFooter', { page_name: 'header', config })
    }
    expect(await li.versions(0)).toMatchObject({ total_count: 2 })
    await li.design('rollback', { page_id: 0, number: 1, publish: 1 })
    const { data } = await mall.call<{ params: string }>('GET', '/pctemplate/getHeaderOrFooter', {
      page_name: 'header',
    })
    expect(data.params).toContain('旧页头')
    expect(textsOf(await li.open(page))).toEqual(['旧页头'])
  })

  it('that does not exist is not', async () => {
    const li = await designer(mall, make)
    const page = await li.newPage()
    const asked = { page_id: page, number: 7 }
    expect(await li.design('rollback', asked)).toMatchObject({ message: '版本不存在' })
    expect(await li.call('GET', '/operator/design/version', asked)).toMatchObject({ message: '版本不存在' })
  })
})

describe('the lock of a page', () => {
  it('tells a second operator who edits, until that window is silent or taken over', async () => {
    const [li, wang] = [await designer(mall, make, { username: '李明' }), await designer(mall, make)]
    const page = await li.newPage()
    await li.open(page)
    expect(await wang.open(page)).toMatchObject({
      lock: { mine: false, is_own: false, editor: { name: '李明' } },
    })
    const beat = (who: typeof li, more = {}) =>
      who.design<{ mine: boolean }>('lock', { page_id: page, session: who.session, ...more })
    mall.travel(30)
    expect(await beat(li)).toMatchObject({ mine: true, at: mall.now() })
    mall.travel(30)
    expect(await beat(wang)).toMatchObject({ mine: false })
    expect(await beat(wang, { take_over: 1 })).toMatchObject({ mine: true, editor: { user_id: wang.userId } })
    expect(await beat(li)).toMatchObject({ mine: false, editor: { user_id: wang.userId } })
    mall.travel(46)
    expect(await beat(li)).toMatchObject({ mine: true, is_own: true })
    const otherWindow = { page_id: page, session: 'other' }
    expect(await li.design('lock', otherWindow)).toMatchObject({ mine: false, is_own: true })
    await li.design('unlock', { page_id: page, session: li.session })
    expect(await beat(wang)).toMatchObject({ mine: true })
  })
})
