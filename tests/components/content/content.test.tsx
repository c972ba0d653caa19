/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { ArticleList } from '@/components/article/article-list'
import { ArticleView } from '@/components/article/article-view'
import { RichContent } from '@/components/content/rich-content'
import { memberPrices } from '@/components/goods/member-prices'
import { FaqView } from '@/components/help/faq-view'
import { termsPages } from '@/components/help/terms-pages'
import { TermsView } from '@/components/help/terms-view'
import { CardsView } from '@/components/programme/cards-view'
import { endedText } from '@/components/programme/ended'
import { ProgrammeView } from '@/components/programme/programme-view'
import type { Card } from '@/lib/contract/catalogue/card'
import type { ArticleCategory, ArticleDetail, ArticleListItem } from '@/lib/contract/content/article'
import { goodsRow } from '../../fixtures/components/goods'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

// Nothing is ever in view.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

beforeEach(() => void mallDouble({}))

/** The structured data of the page, by type. */
const structured = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent) as Record<string, unknown>)
    .find((data) => data['@type'] === type)

const catalogue = (id: number, name: string): ArticleCategory => ({
  category_id: id,
  company_id: 1,
  category_name: name,
  parent_id: 0,
  category_level: 1,
  path: String(id),
  sort: 0,
  category_type: 'general',
  level: 0,
  children: [],
})
const guide = catalogue(1, '选购指南')
const news = catalogue(4, '品牌资讯')

const fields = (id: number) => ({
  article_id: id,
  company_id: 1 as const,
  title: `文章${id}`,
  summary: `摘要${id}`,
  image_url: '/a.svg',
  share_image_url: '',
  sort: 0,
  author: '编辑部',
  head_portrait: '',
  release_status: true,
  release_time: 1_790_000_000,
  article_type: 'general' as const,
  category_id: 1,
  distributor_id: 0,
  created: 1_790_000_000,
  updated: 1_790_000_000,
})
const row = (id: number): ArticleListItem => ({ ...fields(id), content: '' })

const frame = {
  site: { banner: { picture: '', title: '焕新资讯', subtitle: '' }, news_category_id: 4 },
  tree: [guide, news],
  newest: [row(9)],
  origin: 'https://mall.test',
}
const answer = (list: ArticleListItem[], total: number) => ({
  list,
  total_count: total,
  count: total,
  province_list: [] as [],
})

describe('ArticleList', () => {
  it('links to each article, the other catalogues and the next page', () => {
    showPage(
      <ArticleList
        data={{
          ...frame,
          shelf: 1,
          trail: [guide],
          page: 1,
          pageSize: 10,
          answer: answer([row(1), row(2)], 12),
        }}
      />,
    )
    expect(screen.getByRole('heading', { level: 1, name: '选购指南' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '文章2' })).toHaveAttribute('href', '/article/detail/2')
    const menu = within(screen.getByRole('navigation', { name: '资讯栏目' }))
    expect(menu.getByRole('link', { name: '选购指南' })).toHaveAttribute('aria-current', 'true')
    expect(menu.getByRole('link', { name: '品牌资讯' })).toHaveAttribute('href', '/news')
    expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute(
      'href',
      '/articleList?category_id=1&page=2',
    )
    expect(document.querySelector('[data-header-flush]')).not.toBeNull()
  })

  it('shows the brand news with a subtitle and 查看 in each row', () => {
    const data = { ...frame, shelf: 'news' as const, trail: [news], page: 1, pageSize: 10 }
    showPage(<ArticleList data={{ ...data, answer: answer([row(1), row(2)], 2) }} />)
    expect(screen.getByText('新品、活动与服务，全部官方资讯都在这里')).toBeInTheDocument()
    expect(screen.getAllByText('查看')).toHaveLength(2)
  })

  it('shows 无效的文章ID when the catalogue of the brand news does not exist', () => {
    const data = { ...frame, shelf: 'news' as const, trail: [], page: 1, pageSize: 10 }
    showPage(<ArticleList data={{ ...data, answer: null }} />)
    expect(screen.getByRole('heading', { level: 1, name: '品牌资讯' })).toBeInTheDocument()
    expect(screen.getByText('无效的文章ID')).toBeInTheDocument()
  })

  it('shows a message for an empty catalogue', () => {
    showPage(
      <ArticleList
        data={{ ...frame, shelf: 'news', trail: [news], page: 1, pageSize: 10, answer: answer([], 0) }}
      />,
    )
    expect(screen.getByText('暂无内容')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  })
})

describe('ArticleView', () => {
  const article: ArticleDetail = {
    ...fields(5),
    content: [
      { name: 'writing', base: {}, config: {}, data: [{ content: '正文' }] },
      { name: 'goods', base: { title: '相关商品' }, config: {}, data: [{ item_id: 101 }, { item_id: 404 }] },
    ],
    previous: { article_id: 4, title: '前一篇' },
    next: null,
  }
  const data = { ...frame, article, trail: [guide], cards: new Map([[101, goodsRow()]]) }
  const publisher = { brand_name: '焕新商城', logo: '/logo.svg' }

  it('shows text, neighbouring articles and the products that are still sold', () => {
    showPage(<ArticleView data={data} publisher={publisher} />)
    expect(screen.getByRole('heading', { level: 1, name: '文章5' })).toBeInTheDocument()
    expect(screen.getByText('正文')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '云感冰箱' })).toHaveAttribute('href', '/items/101')
    expect(document.querySelector('a[href="/items/404"]')).toBeNull()
    expect(screen.getByRole('link', { name: '前一篇' })).toHaveAttribute('href', '/article/detail/4')
    expect(screen.queryByText('下一篇：')).not.toBeInTheDocument()
  })

  it('has structured data with headline, date and author', () => {
    showPage(<ArticleView data={data} publisher={publisher} />)
    expect(structured('Article')).toMatchObject({
      headline: '文章5',
      datePublished: '2026-09-21T14:13:20.000Z',
      author: { name: '编辑部' },
    })
  })
})

test('rich text is rendered without scripts and event handlers', () => {
  const { container } = showPage(
    <RichContent content={'<p onclick="x()">好</p><script>x()</script><a href="javascript:x()">看</a>'} />,
  )
  expect(container.innerHTML).toContain('<p>好</p>')
  expect(container.innerHTML).not.toMatch(/script|onclick/)
})

describe('FaqView', () => {
  const site = { phone: '400-100-0000', service_hours: '每天' } as ComponentProps<typeof FaqView>['site']

  it('shows questions by group, with structured data', () => {
    const faqs = [
      { group: '补贴资格', question: '谁可以参加？', answer: '本地居民。' },
      { group: '配送安装', question: '多久送到？', answer: '两天。' },
    ]
    showPage(<FaqView faqs={faqs} site={site} origin="https://mall.test" />)
    expect(screen.getByRole('heading', { level: 2, name: '配送安装' }).parentElement).toHaveAttribute(
      'id',
      '配送安装',
    )
    expect(screen.getByRole('heading', { level: 3, name: '谁可以参加？' })).toBeInTheDocument()
    expect(structured('FAQPage')).toMatchObject({
      mainEntity: [{ name: '谁可以参加？', acceptedAnswer: { text: '本地居民。' } }, { name: '多久送到？' }],
    })
  })
})

test('a page of questions can open one of them; an open question says 收回', () => {
  const scroll = jest.fn()
  Element.prototype.scrollIntoView = scroll
  const site = { phone: '400-100-0000', service_hours: '每天' } as ComponentProps<typeof FaqView>['site']
  const faqs = ['谁可以参加？', '多久送到？'].map((question) => ({ group: '补贴', question, answer: '好。' }))
  showPage(<FaqView faqs={faqs} site={site} origin="https://mall.test" opened={faqs[1]} />)
  const rows = screen.getAllByRole('group')
  expect(rows.map((one) => one.hasAttribute('open'))).toEqual([false, true])
  expect(rows[1]).toHaveTextContent('多久送到？收回')
  expect(scroll).toHaveBeenCalledTimes(1)
})

test('an agreement shows its dates and links to the other one', () => {
  const terms = {
    type: 'privacy',
    title: '隐私政策全文',
    content: '<h3>一</h3>',
    update_date: '2026-10-01',
    take_effect_date: '2026-10-08',
  }
  const published = termsPages.map(({ path }) => path)
  showPage(<TermsView page={termsPages[1]} terms={terms} published={published} />)
  expect(screen.getByText('生效日期：2026-10-08')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '用户协议' })).toHaveAttribute('href', '/license?type=register')
  expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('link', { name: '员工内购协议' })).not.toBeInTheDocument()
  cleanup()
  // The other one is not written yet: its page answers 404.
  showPage(<TermsView page={termsPages[1]} terms={terms} published={[termsPages[1].path]} />)
  expect(screen.queryByRole('link', { name: '用户协议' })).not.toBeInTheDocument()
})

describe('the pages of the programme', () => {
  const rule = {
    subsidy_class_id: 1,
    class_name: '冰箱',
    rate: 15,
    top_rate: 20,
    cap: 200_000,
    price_limit: null,
    limit: 1,
    category_ids: [101],
  }
  const goods = { ...goodsRow(), subsidy_price: 424_915 }
  const running = {
    programme: { list: [rule], name: '焕新行动', region: '浙江省', slogan: '', end_time: 0, regions: [] },
    floors: [{ rule, categoryId: 101, picture: undefined, goods: [goods] }],
    faqs: [],
    coupons: [],
    origin: 'https://mall.test',
  }
  const ended = { ...running, programme: { ...running.programme, list: [] }, floors: [] }
  const pages = [
    ['/devicePurchase', ProgrammeView],
    ['/reuseCard', CardsView],
  ] as const

  it.each(pages)('%s shows the rules and the price after the subsidy', (_, View) => {
    showPage(<View data={running} />)
    expect(screen.getByRole('row', { name: '冰箱 15% 20% 2000 元 不限 1 件' })).toBeInTheDocument()
    const floor = within(screen.getByRole('region', { name: '冰箱' }))
    expect(floor.getByText('国补价').parentElement).toHaveTextContent('国补价¥4,249.15')
    expect(floor.getByRole('link', { name: '更多' })).toHaveAttribute(
      'href',
      '/items?cat_id=101&tag=%E5%9B%BD%E8%A1%A5',
    )
  })

  it.each(pages)('%s shows a member’s own 补贴价 with the member price', async (_, View) => {
    showPage(<View data={running} />)
    act(() => memberPrices.set(new Map([[goods.goods_id, { price: 400_000, subsidised: 340_000 }]])))
    const floor = within(screen.getByRole('region', { name: '冰箱' }))
    expect(await floor.findByText('¥4,000.00')).toBeInTheDocument()
    expect(floor.getByText('国补价').parentElement).toHaveTextContent('国补价¥3,400.00')
  })

  it.each(pages)(
    '%s says on the card that nothing is left for a member who has drawn all pieces',
    async (_, View) => {
      showPage(<View data={running} />)
      act(() =>
        memberPrices.set(
          new Map([[goods.goods_id, { price: undefined, subsidised: undefined, isUsedUp: true }]]),
        ),
      )
      const floor = within(screen.getByRole('region', { name: '冰箱' }))
      expect(await floor.findByText('国补名额已用完')).toBeInTheDocument()
      expect(floor.queryByText('国补价')).not.toBeInTheDocument()
    },
  )

  it.each(pages)('%s shows neither rules nor rates once the programme has ended', (_, View) => {
    showPage(<View data={ended} />)
    expect(screen.getByText(endedText)).toBeInTheDocument()
    expect(screen.queryByText(/补贴标准|最高补贴比例|共 0 张/)).not.toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('offers coupons beside the cards and sends a guest who claims one to the login page', async () => {
    const coupon = {
      card_id: 8,
      card_type: 'cash',
      title: '冰洗换新券',
      reduce_cost: 20_000,
      least_cost: 300_000,
      received_flag: 0,
      begin_date: 1,
      end_date: 2,
      date_type: 'DATE_TYPE_FIX_TIME_RANGE',
      fixed_term: 0,
    } as Card
    const { visited } = showPage(<CardsView data={{ ...running, coupons: [coupon] }} />)
    const strip = within(screen.getByRole('region', { name: '领取换新券' }))
    await userEvent.click(strip.getByRole('button', { name: '立即领取 冰洗换新券' }))
    expect(visited).toEqual([expect.stringContaining('/auth/login?redirectUrl=')])
  })

  it('shows in the hero that the programme has ended', async () => {
    showPage(<ProgrammeView data={{ ...ended, programme: { ...ended.programme, end_time: 1 } }} />)
    expect(await screen.findByText('本轮活动已结束')).toBeInTheDocument()
  })

  it('links from the hero to all subsidised products', () => {
    showPage(<ProgrammeView data={running} />)
    expect(screen.getByRole('link', { name: '立即选购' })).toHaveAttribute(
      'href',
      '/items?tag=%E5%9B%BD%E8%A1%A5',
    )
  })
})
