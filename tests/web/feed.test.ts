import fc from 'fast-check'
import { blocksHtml } from '@/lib/web/blocks-html'
import { feedXml, type FeedItem } from '@/lib/web/feed'

const item: FeedItem = {
  path: '/article/detail/1',
  title: '冰箱 & 洗衣机 <选购>',
  summary: '四步',
  published: 1_790_000_000,
  author: '编辑部',
  category: '选购指南',
}
const feed = (items: FeedItem[]) =>
  feedXml(
    { title: '资讯', description: '说明', path: '/articleList', self: '/rss.xml', items },
    'https://mall.test',
  )

describe('the RSS feed of articles', () => {
  it('lists each article with its URL and escaped texts', () => {
    const xml = feed([item])
    expect(xml).toContain('<title>冰箱 &amp; 洗衣机 &lt;选购&gt;</title>')
    expect(xml).toContain('<guid isPermaLink="true">https://mall.test/article/detail/1</guid>')
    expect(xml).toContain('<pubDate>Mon, 21 Sep 2026')
  })

  it('contains no markup from the texts of articles', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const [, inside = ''] =
          /<item><title>(.*?)<\/title>/s.exec(feed([{ ...item, title: `x${title}` }])) ?? []
        expect(inside).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
      }),
    )
  })

  it('is valid without articles', () => expect(feed([])).toContain('</channel>'))
})

describe('content blocks as HTML', () => {
  it('keep headings, paragraphs, pictures and products, and omit unknown blocks', () => {
    const html = blocksHtml([
      { name: 'heading', data: [{ content: '一、<看>' }] },
      { name: 'writing', data: [{ content: '甲\n乙' }] },
      { name: 'slider', data: [{ imgUrl: '/a.svg', content: '图' }] },
      { name: 'goods', data: [{ item_id: 7, item_name: '冰箱' }, { item_id: 'x' }] },
      { name: 'script', data: [{ content: 'alert(1)' }] },
    ])
    expect(html).toBe(
      '<h2>一、&lt;看&gt;</h2><p>甲<br>乙</p><p><img src="/a.svg" alt="图" style="max-width:100%"></p><p><a href="/items/7">冰箱</a></p>',
    )
  })
})
