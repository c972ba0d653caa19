import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import type { ArticleDetail, ArticleListItem } from '@/lib/contract/content/article'
import { invalidateReleased } from '@/lib/server/content/article/invalidate-released'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Articles and their catalogues as the desk writes them (contract operator §10). */

const mall = testMall()
const make = builders(mall)

interface Article {
  article_id: number
  version: number
  title: string
  state: string
  content: string
  category_id: number
  article_type: string
  release_time: number
  is_composed: boolean
  message?: string
}
interface Saved {
  saved: boolean
  conflicts: { field: string; by: string }[]
  article: Article
  message?: string
}
interface Catalogue {
  category_id: number
  category_name: string
  parent_id: number
  level: number
  article_num: number
  used_as: string
  message?: string
}

let desk: Staff
let guide: number
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  guide = (await catalogue('选购指南')).category_id
})

const catalogue = (name: string, parent = 0) =>
  desk.call<Catalogue>('POST', '/articles/categories', { category_name: name, parent_id: parent })
const catalogues = async () =>
  (await desk.call<{ list: Catalogue[] }>('GET', '/articles/categories')).list.map(
    ({ category_name: name }) => name,
  )
const add = (fields: object = {}) =>
  desk.call<Article>('POST', '/articles', {
    title: '冰箱怎么选',
    category_id: guide,
    content: '<p>看容积</p>',
    ...fields,
  })
const change = ({ article_id, version }: Article, fields: object, person = desk) =>
  person.call<Saved>('PUT', '/articles', { article_id, version, ...fields })
const remove = (id: number) => desk.call('DELETE', `/articles/${id}`)
const list = (params: Record<string, unknown> = {}) =>
  desk.call<{ list: Article[]; total_count: number; next: string | null }>('GET', '/articles', params)
const titles = async (params: Record<string, unknown> = {}) =>
  (await list(params)).list.map(({ title }) => title)

const shownTitles = async () =>
  (await mall.call<{ list: ArticleListItem[] }>('GET', '/article/management')).data.list.map(
    ({ title }) => title,
  )
const shown = async (id: number) => (await mall.call<ArticleDetail>('GET', `/article/management/${id}`)).data

/** The tags that `work` invalidates. */
async function dropsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = mall.dropped.length
  await work()
  return mall.dropped.slice(before)
}

describe('an article', () => {
  it('is a draft until it is released, and then on its page and in lists', async () => {
    const draft = await add({ summary: '三步选好冰箱', author: '焕新编辑部', image_url: '/media/1.png' })
    expect(draft).toMatchObject({ state: 'draft', version: 1, article_type: 'general' })
    expect(await shown(draft.article_id)).toEqual([])
    const { article } = await change(draft, { release_status: 1 })
    expect(article.state).toBe('published')
    expect(await shownTitles()).toEqual(['冰箱怎么选'])
    expect(await shown(draft.article_id)).toMatchObject({
      content: '<p>看容积</p>',
      summary: '三步选好冰箱',
      author: '焕新编辑部',
    })
  })

  it('with a later time appears at that time, when the job drops the lists', async () => {
    const at = mall.now() + 3600
    const { article_id: id } = await add({ release_status: 1, release_time: at })
    expect(await titles({ state: 'scheduled' })).toEqual(['冰箱怎么选'])
    expect(await shownTitles()).toEqual([])
    const before = mall.now()
    mall.travel(3600)
    expect(await dropsOf(() => invalidateReleased(mall, before, mall.now()))).toEqual(['articles'])
    expect(await shownTitles()).toEqual(['冰箱怎么选'])
    expect(await shown(id)).toMatchObject({ release_time: at })
    expect(await titles({ state: 'published' })).toEqual(['冰箱怎么选'])
  })

  it('is cleaned, and its texts for search engines are on the wire', async () => {
    const { article_id: id, content } = await add({
      release_status: 1,
      content: '<h2 onclick="x()">容积</h2><script>alert(1)</script><p>看家里几口人</p>',
      tdk_content: JSON.stringify({ title: '冰箱选购', mate_keywords: '冰箱,选购' }),
    })
    expect(content).toBe('<h2>容积</h2><p>看家里几口人</p>')
    expect(await shown(id)).toMatchObject({
      tdk_content: { title: '冰箱选购', mate_description: '', mate_keywords: '冰箱,选购' },
    })
  })

  it.each([
    [{ title: '' }, '请填写文章标题'],
    [{ title: '长'.repeat(61) }, '标题不能超过60个字'],
    [{ category_id: 999_999 }, '栏目不存在'],
    [{ category_id: '' }, '请选择栏目'],
    [{ release_status: 1, content: '<p> </p>' }, '请填写正文'],
    [{ image_url: 'javascript:alert(1)' }, '图片地址不正确'],
    [
      { image_url: 'http://a.example/x.png' },
      'http:// 开头的图片和视频不会显示，请上传，或改用 https:// 开头的地址',
    ],
    [
      { content: '<img src=http://a.example/x.png>' },
      'http:// 开头的图片和视频不会显示，请上传，或改用 https:// 开头的地址',
    ],
    [{ release_time: 99_999_999_999_999 }, '发布时间不正确，应为 Unix 时间戳（秒）'],
    [{ sort: -1 }, '排序不正确'],
    [{ content: '长'.repeat(200_001) }, '正文过长'],
  ])('refuses %j', async (fields, message) => {
    expect(await add(fields)).toMatchObject({ message })
    expect(await titles()).toEqual([])
  })

  it('keeps the blocks of a text that was not changed', async () => {
    const blocks: IntroBlock[] = [
      { name: 'writing', base: {}, config: {}, data: [{ content: '先量尺寸' }] },
      { name: 'film', base: {}, config: {}, data: [{ url: '/media/a.mp4' }] },
    ]
    const draft = await add()
    await mall.db.orm.update(tables.articles).set({ content: blocks })
    const stored = await desk.call<Article>('GET', '/articles/info', { article_id: draft.article_id })
    expect(stored).toMatchObject({ is_composed: true })
    expect(stored.content).toContain('<p>先量尺寸</p>')
    await change(stored, { title: '新标题', content: stored.content })
    const [row] = await mall.db.orm.select().from(tables.articles)
    expect(row?.content).toEqual(blocks)
  })

  it('of the kind that clients show as blocks is stored as blocks', async () => {
    await mall.db.orm.update(tables.articleCategories).set({ categoryType: 'bring' })
    const { article_type: type } = await add({
      content:
        '<h2>客厅 &amp; 餐厅</h2><p>第一段<br>第二行</p><img src="/media/1.png" alt="图"><p><a href="/items/7">云杉冰箱</a></p>',
    })
    expect(type).toBe('bring')
    const [row] = await mall.db.orm.select().from(tables.articles)
    const contentOf = (row?.content as IntroBlock[]).map(({ name, data }) => [name, data[0]])
    expect(contentOf).toEqual([
      ['heading', { content: '客厅 & 餐厅' }],
      ['writing', { content: '第一段\n第二行' }],
      ['slider', { imgUrl: '/media/1.png', content: '图' }],
      ['goods', { item_id: 7, item_name: '云杉冰箱', img_url: '' }],
    ])
  })

  it('drops pages only when shoppers see the change', async () => {
    const draft = await add()
    expect(await dropsOf(() => add())).toEqual([])
    const { article } = await change(draft, { summary: '只有草稿' })
    expect(await dropsOf(() => change(article, { author: '编辑' }))).toEqual([])
    const again = await desk.call<Article>('GET', '/articles/info', { article_id: draft.article_id })
    expect(await dropsOf(() => change(again, { release_status: 1 }))).toEqual(['articles'])
    expect(await dropsOf(() => remove(draft.article_id))).toEqual(['articles'])
  })
})

describe('two people on one article', () => {
  it('merge different fields and are told of the same one', async () => {
    const other = await staff(mall, make)
    const draft = await add()
    expect((await change(draft, { title: '甲的标题' })).saved).toBe(true)
    expect((await change(draft, { summary: '乙的摘要' }, other)).saved).toBe(true)
    const refused = await change(draft, { title: '乙的标题' }, other)
    expect(refused).toMatchObject({ saved: false, conflicts: [{ field: 'title' }] })
    expect(refused.article).toMatchObject({ title: '甲的标题', summary: '乙的摘要' })
    const forced = await change(draft, { title: '乙的标题', overwrite: JSON.stringify(['title']) }, other)
    expect(forced).toMatchObject({ saved: true, article: { title: '乙的标题' } })
  })

  it('at the same moment lose nothing silently', async () => {
    const draft = await add()
    const answers = await Promise.all(['甲', '乙', '丙'].map((title) => change(draft, { title })))
    expect(answers.filter(({ saved }) => saved)).toHaveLength(1)
  })
})

describe('the recycle bin', () => {
  it('keeps a deleted article for 30 days, and gives it back as a draft', async () => {
    const { article_id: id } = await add({ release_status: 1 })
    await remove(id)
    expect(await shownTitles()).toEqual([])
    expect(await shown(id)).toEqual([])
    expect(await titles({ state: 'deleted' })).toEqual(['冰箱怎么选'])
    const stored = await desk.call<Article>('GET', '/articles/info', { article_id: id })
    expect(await change(stored, { title: '改' })).toMatchObject({ message: '文章在回收站，请先恢复' })
    await desk.call('POST', '/articles/restore', { article_id: id })
    expect(await titles({ state: 'draft' })).toEqual(['冰箱怎么选'])
    await remove(id)
    await mall.rows('update articles set deleted = deleted - 31 * 86400')
    expect(await titles({ state: 'deleted' })).toEqual([])
    expect(await desk.call('POST', '/articles/restore', { article_id: id })).toMatchObject({
      message: '文章不存在',
    })
  })

  it('refuses an unknown article', async () => {
    expect(await remove(999)).toMatchObject({ message: '文章不存在' })
    expect(await desk.call('GET', '/articles/info', { article_id: 999 })).toMatchObject({
      message: '文章不存在',
    })
  })
})

describe('the list', () => {
  it('is read page by page, searched and narrowed to a catalogue with those below', async () => {
    const below = (await catalogue('冰箱', guide)).category_id
    const other = (await catalogue('资讯')).category_id
    for (let index = 0; index < 5; index++)
      await add({ title: `文章${index}`, category_id: index % 2 ? other : below, release_time: 1000 + index })
    const first = await list({ pageSize: 2 })
    expect(first).toMatchObject({ total_count: 5, list: [{ title: '文章4' }, { title: '文章3' }] })
    expect(await titles({ pageSize: 3, after: first.next })).toEqual(['文章2', '文章1', '文章0'])
    expect(await titles({ category_id: guide })).toEqual(['文章4', '文章2', '文章0'])
    expect(await titles({ keyword: '文章3' })).toEqual(['文章3'])
    expect(await desk.call('GET', '/articles/count')).toEqual({
      published: 0,
      scheduled: 0,
      draft: 5,
      deleted: 0,
    })
  })
})

describe('catalogues', () => {
  it('are arranged, renamed, and deleted when empty', async () => {
    const news = (await catalogue('资讯')).category_id
    const care = (await catalogue('保养')).category_id
    await desk.call('PUT', '/articles/categories/arrange', { category_id: JSON.stringify([care, guide]) })
    expect(await catalogues()).toEqual(['保养', '选购指南', '资讯'])
    await desk.call('PUT', '/articles/categories', { category_id: care, category_name: '保养知识' })
    expect(await dropsOf(() => desk.call('DELETE', `/articles/categories/${news}`))).toEqual(['articles'])
    expect(await catalogues()).toEqual(['保养知识', '选购指南'])
  })

  it('with articles, other catalogues or a place in the mall stay', async () => {
    const { article_id: id } = await add()
    const gone = () => desk.call<Catalogue>('DELETE', `/articles/categories/${guide}`)
    expect(await gone()).toMatchObject({ message: '栏目下有文章，不能删除' })
    await remove(id)
    expect(await gone()).toMatchObject({ message: '回收站里有这个栏目的文章，不能删除' })
    const news = (await catalogue('资讯')).category_id
    await catalogue('动态', news)
    expect(await desk.call('DELETE', `/articles/categories/${news}`)).toMatchObject({
      message: '请先删除下级栏目',
    })
    await mall.db.orm
      .insert(tables.settings)
      .values({ key: 'articles', value: { newsCategoryId: news }, updated: mall.now() })
    expect(await desk.call('DELETE', `/articles/categories/${news}`)).toMatchObject({
      message: '“资讯”是商城的品牌资讯，不能删除',
    })
  })

  it('have three levels and different names under one parent', async () => {
    const second = (await catalogue('二级', guide)).category_id
    const third = (await catalogue('三级', second)).category_id
    expect(await catalogue('四级', third)).toMatchObject({ message: '栏目最多3级' })
    expect(await catalogue('选购指南')).toMatchObject({ message: '同级已有栏目“选购指南”' })
    const added = await Promise.all([catalogue('同名'), catalogue('同名')])
    expect(added.filter(({ message }) => message)).toHaveLength(1)
    expect(
      await desk.call('PUT', '/articles/categories/arrange', { category_id: JSON.stringify([third]) }),
    ).toMatchObject({ message: '栏目不存在' })
  })

  describe('that are moved', () => {
    interface Tree {
      version: number
      list: { category_name: string; parent_id: number; level: number }[]
      message?: string
    }
    const move = (category_id: number, parent_id: number, before_id = 0, version = 1, by = desk) =>
      by.call<Tree>('PUT', '/articles/categories/move', { category_id, parent_id, before_id, version })
    const branches = async () =>
      (await desk.call<Tree>('GET', '/articles/categories')).list.map(
        ({ category_name: name, level }) => `${level}${name}`,
      )

    it('take what is below them along, and the moves of two people are both kept', async () => {
      const [news, care] = [(await catalogue('资讯')).category_id, (await catalogue('保养')).category_id]
      await catalogue('冰箱', guide)
      const other = await staff(mall, make)
      expect((await move(care, 0, guide)).version).toBe(2)
      expect((await move(guide, news, 0, 1, other)).version).toBe(3)
      expect(await branches()).toEqual(['1保养', '1资讯', '2选购指南', '3冰箱'])
      expect((await move(care, news, 0, 1, other)).message).toMatch(/^“保养”刚由.+移动过，请确认后再移动$/)
      expect((await move(care, 0, guide, 3)).message).toBe('要移动到的位置已有变化，请确认后再移动')
    })

    it('stay within the levels, under another name, and never go below themselves', async () => {
      const second = (await catalogue('二级', guide)).category_id
      await catalogue('三级', second)
      const news = (await catalogue('资讯')).category_id
      expect((await move(guide, second)).message).toBe('栏目不能移动到自己的下级')
      expect((await move(guide, news)).message).toBe('栏目最多3级')
      expect((await move(guide, 999)).message).toBe('栏目不存在')
      await catalogue('二级', news)
      expect((await move(second, news)).message).toBe('同级已有栏目“二级”')
      expect(await dropsOf(() => move(news, 0, guide))).toEqual(['articles'])
    })
  })
})
