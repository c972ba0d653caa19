import fc from 'fast-check'
import { designedPageHref } from '@/lib/web/designed-page-href'
import { listFilters, listPath, listRewrites } from '@/lib/web/list-path'

describe('list paths', () => {
  test.each([
    ['/', '', '/view/home'],
    ['/home', '?utm_source=x', '/view/home'],
    ['/sitemap.xml', '', '/sitemap/index.xml'],
    ['/custompage', '?pageid=7', '/view/custom/7'],
    ['/custompage', '', null],
    ['/custompage', '?pageid=../x', null],
    ['/items', '', '/list/all/all/1'],
    ['/items', '?page=3', '/list/all/all/3'],
    ['/items', '?cat_id=5', '/list/category/5/1'],
    ['/items', '?cat_id=5&page=2', '/list/category/5/2'],
    ['/items', '?page=2&cat_id=5&spm=a.b&from=app', '/list/category/5/2'],
    ['/items', '?main_category=12', '/list/main/12/1'],
    ['/items', '?brand_id=9', '/list/brand/9/1'],
    ['/items', '?tag=新品', '/list/tag/%E6%96%B0%E5%93%81/1'],
    ['/items', '?tag=%E6%96%B0%E5%93%81', '/list/tag/%E6%96%B0%E5%93%81/1'],
    ['/items', '?keywords=', '/list/all/all/1'],
    ['/items', '?keywords=手机', null],
    ['/items', '?cat_id=5&goodsSort=1', null],
    ['/items', '?cat_id=5&brand_id=9', null],
    ['/items', '?start_price=100', null],
    ['/items', '?cat_id=abc', null],
    ['/items', '?page=0', null],
    ['/items', '?page=99999', null],
    ['/items', '?tag=a/b', null],
    ['/items/5', '', null],
    ['/articleList', '', '/articles/all/1'],
    ['/articleList', '?page=4', '/articles/all/4'],
    ['/articleList', '?category_id=2', '/articles/2/1'],
    ['/articleList', '?category_id=2&page=3&from=app', '/articles/2/3'],
    ['/articleList', '?category_id=news', null],
    ['/articleList', '?page=x', null],
    ['/news', '', '/articles/news/1'],
    ['/news', '?page=2', '/articles/news/2'],
    ['/license', '', '/terms/register'],
    ['/license', '?type=privacy', '/terms/privacy'],
    ['/license', '?type=member_register', '/terms/register'],
    ['/license', '?type=secret', null],
    ['/license/staff', '', '/terms/staff'],
    ['/article/faqs', '', '/faqs/all'],
    ['/article/faqs/3', '?from=app', '/faqs/3'],
    ['/article/faqs/0', '', null],
    ['/article/faqs/all', '', null],
    ['/devicePurchase', '?utm_source=x', '/programme/all'],
    ['/article/detail/5', '', null],
    ['/shops/info', '?distributor_id=3', '/shop-front/3/all/1'],
    ['/shops/info', '?distributor_id=3&page=2&from=app', '/shop-front/3/all/2'],
    ['/shops/info', '?distributor_id=3&category_id=101&page=2', '/shop-front/3/101/2'],
    ['/shops/info', '?distributor_id=3&keywords=冰箱', null],
    ['/shops/info', '?distributor_id=3&goodsSort=1', null],
    ['/shops/info', '?distributor_id=0', null],
    ['/shops/info', '', null],
    ['/shops/near', '?utm_source=x', '/shop-near/all'],
    ['/store', '', '/shop-places/all/all/1'],
    ['/store', '?province=浙江省', '/shop-places/%E6%B5%99%E6%B1%9F%E7%9C%81/all/1'],
    [
      '/store',
      '?province=浙江省&city=杭州市&page=2',
      '/shop-places/%E6%B5%99%E6%B1%9F%E7%9C%81/%E6%9D%AD%E5%B7%9E%E5%B8%82/2',
    ],
    ['/store', '?city=杭州市', '/shop-places/all/all/1'],
    ['/store', '?province=a/b', null],
    ['/store', '?page=0', null],
    ['/pointitems', '', '/points-list/all'],
    ['/pointitems', '?utm_source=x', '/points-list/all'],
    ['/pointitems', '?goodsSort=1', null],
    ['/pointitems', '?cat_id=5', null],
    ['/pointitems', '?score_start=100', null],
    ['/pointitems', '?keywords=', '/points-list/all'],
    ['/pointitems/5', '', null],
    ['/cart', '', null],
  ])('the document of %s%s is %s', (path, search, expected) => {
    expect(listPath(path, search)).toBe(expected)
  })

  test('Next’s rewrites agree with listPath for any query', () => {
    const keys = [
      'cat_id',
      'main_category',
      'brand_id',
      'tag',
      'page',
      'pageid',
      'category_id',
      'type',
      'utm_source',
      'province',
      'city',
      'score_start',
      'score_end',
      ...listFilters,
    ]
    const value = fc.oneof(
      fc.integer({ min: 0, max: 20_000 }).map(String),
      fc.constantFrom('', '新品', 'a b', 'x/y', '0', '01', 'privacy'),
    )
    const query = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 4 })
    const path = fc.constantFrom(
      ...['/', '/home', '/items', '/custompage', '/articleList', '/news', '/license', '/article/faqs'],
      ...['/shops/info', '/shops/near', '/store', '/pointitems'],
    )
    fc.assert(
      fc.property(path, query, (displayPath, pairs) => {
        const search = new URLSearchParams(pairs)
        expect(rewritten(displayPath, search)).toBe(listPath(displayPath, search.toString()))
      }),
      { numRuns: 500 },
    )
  })
})

/**
 * Applies the rewrites as Next does: the first rule whose conditions hold; the last value of a repeated query counts.
 */
function rewritten(path: string, search: URLSearchParams): string | null {
  const last = (key: string) => search.getAll(key).at(-1)
  for (const { source, destination, has = [], missing = [] } of listRewrites()) {
    if (source !== path) continue
    const groups: Record<string, string> = {}
    const holds = has.every(({ key, value }) => {
      const match = new RegExp(`^${value}$`).exec(last(key) ?? '')
      Object.assign(groups, match?.groups)
      return match
    })
    if (!holds || missing.some(({ key }) => last(key))) continue
    return destination.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(groups[name] ?? ''))
  }
  return null
}

describe('the address of a designed page', () => {
  it.each([
    ['story', '/story'],
    ['devicePurchase', '/devicePurchase'],
    ['', '/custompage?pageid=6'],
    ['anniversary', '/custompage?pageid=6'],
  ])('with the code "%s" is %s', (code, href) => {
    expect(designedPageHref(6, code)).toBe(href)
    expect(listPath(href.split('?')[0] ?? '', href.split('?')[1] ?? '')).not.toBeNull()
  })
})
