import fc from 'fast-check'
import { widgetHref } from '@/lib/web/link'

describe('the target of a widget link', () => {
  it.each([
    [{ linkPage: 'goods', itemId: 101, goods_id: 100 }, '/items/101'],
    [{ linkPage: 'goods', goods_id: '100' }, '/items/100'],
    [{ linkPage: 'page', url: '/items?tag=新品' }, '/items?tag=新品'],
    [{ linkPage: 'page', url: 'shops/info?distributor_id=3' }, '/shops/info?distributor_id=3'],
    [{ linkPage: 'category', category_id: 5 }, '/items?cat_id=5'],
    [{ linkPage: 'maincategory', category_id: '7' }, '/items?main_category=7'],
    [{ linkPage: 'customer', theme_pc_template_id: 9 }, '/custompage?pageid=9'],
    [{ linkPage: 'brand', attribute_id: 4 }, '/items?brand_id=4'],
    [{ linkPage: 'coupons', card_id: 6 }, '/items?card_id=6'],
    [{ linkPage: 'tag', tag_id: 2, tag_name: '国补' }, '/items?tag=%E5%9B%BD%E8%A1%A5'],
    [{ linkPage: 'management', article_id: 12, title: '选购指南' }, '/article/detail/12'],
    [{ linkPage: 'bring', article_id: '13' }, '/article/detail/13'],
    [{ linkPage: 'marketing', id: 'groups', url: '/groups' }, '/groups'],
    [{ linkPage: 'href', href: 'https://example.com/a' }, 'https://example.com/a'],
    [{ linkPage: 'href', href: '/items?tag=新品' }, '/items?tag=新品'],
  ])('of %j is %s', (link, href) => {
    expect(widgetHref(link)).toBe(href)
  })

  it.each([
    [undefined],
    [null],
    [[]],
    ['/items'],
    [{}],
    [{ linkPage: 'goods' }],
    [{ linkPage: 'goods', itemId: '1;drop' }],
    [{ linkPage: 'tag', tag_name: ' ' }],
    [{ linkPage: 'management', title: '没有编号的文章' }],
    [{ linkPage: 'marketing', url: 'javascript:alert(1)' }],
    [{ linkPage: 'seckill', activity_name: '午间秒杀' }],
    [{ linkPage: 'live', name: '直播' }],
    [{ linkPage: 'constructor' }],
    [{ linkPage: 'page', url: 'javascript:alert(1)' }],
    [{ linkPage: 'page', url: '//evil.example' }],
    [{ linkPage: 'page', url: '/\\evil.example' }],
    [{ linkPage: 'href', href: 'javascript:alert(1)' }],
    [{ linkPage: 'href', href: 'items' }],
    [{ linkPage: 'href', href: '//evil.example' }],
    [{ linkPage: 'href', href: '/\\evil.example' }],
    [{ linkPage: 'href', href: 'http://' }],
  ])('of %j is null', (link) => {
    expect(widgetHref(link)).toBeNull()
  })

  it('leaves the site only by http or https, for any stored value', () => {
    const kinds = fc.constantFrom('page', 'href', 'goods', 'category', 'customer', 'brand', 'marketing')
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('javascript:', '\tjavascript:1', '/\t/x', '\\\\x', 'data:,'),
    )
    fc.assert(
      fc.property(kinds, text, (linkPage, value) => {
        const href = widgetHref({ linkPage, url: value, href: value, itemId: value, category_id: value })
        if (href === null) return
        const { origin, protocol } = new URL(href, 'https://site.example')
        const mayLeave = linkPage === 'href' && !href.startsWith('/')
        expect(mayLeave ? /^https?:$/.test(protocol) : origin === 'https://site.example').toBe(true)
      }),
    )
  })
})
