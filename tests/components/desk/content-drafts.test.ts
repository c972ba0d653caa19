import {
  createInput,
  draftOf,
  emptyArticle,
  problemsOf,
  updateInput,
} from '@/components/desk/content/articles/article-draft'
import {
  changesOf,
  problemsOf as navigationProblems,
  type NavigationDraft,
} from '@/components/desk/content/navigation/navigation-draft'
import type { DeskArticle } from '@/lib/contract/operator/content/article'

const stored: DeskArticle = {
  article_id: 7,
  version: 3,
  title: '冰箱怎么选',
  summary: '三步',
  image_url: '/media/1.png',
  author: '编辑',
  category_id: 2,
  category_name: '指南',
  article_type: 'general',
  url_path: '',
  state: 'published',
  release_status: 1,
  // 2026-11-30 10:00:27 in China.
  release_time: 1_796_004_027,
  sort: 0,
  reads: 1,
  updated: 1,
  deleted: null,
  content: '<p>看容积</p>',
  is_composed: false,
  tdk_content: { title: '', mate_description: '', mate_keywords: '' },
}

describe('the draft of an article', () => {
  it('sends nothing while nothing was changed, also with seconds in its release time', () => {
    const draft = draftOf(stored)
    expect(draft.releaseAt).toBe('2026-11-30 10:00')
    expect(updateInput(draft, draft, 99)).toEqual({})
  })

  it('sends what was changed', () => {
    const draft = draftOf(stored)
    expect(
      updateInput(draft, { ...draft, title: ' 新标题 ', pictures: [], releaseAt: '2026-12-01 08:30' }, 99),
    ).toEqual({ title: '新标题', image_url: '', release_time: 1_796_085_000 })
    expect(updateInput(draft, { ...draft, release: 'draft' }, 99)).toEqual({ release_status: 0 })
  })

  it('that is released at once gets the time of the mall', () => {
    const draft = { ...draftOf({ ...stored, release_status: 0 }) }
    expect(updateInput(draft, { ...draft, release: 'now' }, 99)).toEqual({
      release_status: 1,
      release_time: 99,
    })
    expect(createInput({ ...emptyArticle, title: '一', categoryId: '2', release: 'now' })).not.toHaveProperty(
      'release_time',
    )
  })

  it('names what is missing', () => {
    expect(problemsOf({ ...emptyArticle, release: 'time', sort: '-1', content: '<p></p>' })).toEqual({
      title: '请填写文章标题',
      categoryId: '请选择栏目',
      content: '请填写正文',
      sort: '排序为0或正整数',
      releaseAt: '请填写发布时间，如 2026-11-28 14:05',
    })
    expect(problemsOf({ ...emptyArticle, title: '一', categoryId: '2' })).toEqual({})
  })
})

describe('the draft of the navigation', () => {
  const draft: NavigationDraft = {
    links: [{ title: '首页', href: '/' }],
    merchant_entry: '',
    promises: [],
    columns: [{ title: '帮助', links: [{ title: '问题', href: '/article/faqs' }] }],
  }

  it('sends changed parts as a whole', () => {
    expect(changesOf(draft, draft)).toEqual({})
    expect(changesOf(draft, { ...draft, merchant_entry: ' /shop ' })).toEqual({ merchant_entry: '/shop' })
    expect(changesOf(draft, { ...draft, links: [] })).toEqual({ links: '[]' })
  })

  it('names each wrong field', () => {
    const wrong = '链接为商城内的路径（以 / 开头）或 https 网址'
    expect(navigationProblems(draft)).toEqual({})
    expect(
      navigationProblems({
        links: [{ title: '', href: 'javascript:alert(1)' }],
        merchant_entry: 'shop',
        promises: [{ icon: 'truck', title: ' ', text: '' }],
        columns: [{ title: '', links: [{ title: '问题', href: '//evil.example' }] }],
      }),
    ).toEqual({
      'navigation-0-title': '请填写名称',
      'navigation-0-href': wrong,
      'merchant-entry': wrong,
      'promise-0-title': '请填写名称',
      'column-0-title': '请填写名称',
      'column-0-0-href': wrong,
    })
  })
})
