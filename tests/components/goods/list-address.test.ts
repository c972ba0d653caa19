import fc from 'fast-check'
import { categoryTrail, narrower } from '@/components/goods/list/categories'
import { listInput } from '@/components/goods/list/list-input'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { maxId } from '@/lib/domain/id'
import { emptySearchHref } from '@/lib/web/empty-search-href'
import { listHref } from '@/lib/web/list-href'
import { listPath } from '@/lib/web/list-path'
import { parseListQuery } from '@/lib/web/list-query'
import { searchHref } from '@/lib/web/search-href'
import { staticListQuery } from '@/lib/web/static-list-query'

describe('the URL of a list', () => {
  const query = fc.record({
    keywords: fc.option(
      fc
        .string({ minLength: 1, maxLength: 20 })
        .map((text) => text.trim())
        .filter(Boolean),
      { nil: undefined },
    ),
    cat_id: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    main_category: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    brand_id: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
    tag: fc.option(fc.constantFrom('新品', '国补', 'a&b'), { nil: undefined }),
    item_params: fc.uniqueArray(
      fc.record({
        attribute_id: fc.integer({ min: 1, max: 9 }),
        attribute_value_id: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 3, selector: (one) => `${one.attribute_id}-${one.attribute_value_id}` },
    ),
    distributor_id: fc.constant(undefined),
    goodsSort: fc.option(fc.constantFrom(1, 2, 3, 4), { nil: undefined }),
    start_price: fc.option(fc.constantFrom('10', '99.5'), { nil: undefined }),
    end_price: fc.constant(undefined),
    page: fc.integer({ min: 1, max: 99 }),
  })

  it('is parsed back into the same list', () => {
    fc.assert(
      fc.property(query, (one) => {
        const url = new URL(listHref(one, { page: one.page }), 'http://mall')
        expect(parseListQuery(Object.fromEntries(url.searchParams))).toEqual(one)
      }),
    )
  })

  it('names the same list as the static path that answers it', () => {
    fc.assert(
      fc.property(query, (one) => {
        const url = new URL(listHref(one, { page: one.page }), 'http://mall')
        const path = listPath(url.pathname, url.search)
        if (path === null) return
        const [, , kind = '', value = '', page = ''] = path.split('/').map(decodeURIComponent)
        expect(staticListQuery(kind, value, page)).toEqual(one)
      }),
    )
  })

  it.each([
    ['category', '0'],
    ['category', '007'],
    ['main', '0'],
    ['brand', '0'],
    ['tag', ' '],
    ['colour', '5'],
  ])('is invalid, and not the list of all products, for %s %s', (kind, value) => {
    expect(staticListQuery(kind, value, '1')).toBeNull()
  })

  it('leads to the first page when anything but the page changes', () => {
    const list = parseListQuery({ cat_id: '5', page: '3' })
    expect(listHref(list, { goodsSort: 1 })).toBe('/items?cat_id=5&goodsSort=1')
    expect(listHref(list, { page: 4 })).toBe('/items?cat_id=5&page=4')
    expect(listHref(list, { cat_id: undefined })).toBe('/items')
    expect(listHref({ keywords: '冰箱 大' })).toBe(searchHref(' 冰箱 大'))
    expect(emptySearchHref).toBe(searchHref(''))
  })

  it('ignores invalid parameters', () => {
    expect(
      parseListQuery({
        cat_id: '-1',
        brand_id: '7,x,7',
        goodsSort: '9',
        start_price: '1e3',
        page: ['2', 'x'],
      }),
    ).toMatchObject({
      cat_id: undefined,
      brand_id: [7],
      item_params: [],
      goodsSort: undefined,
      start_price: undefined,
      page: 1,
    })
  })

  it.each(['1.5', '2.6', '-3', '0', 'abc', '1e3'])('takes page=%s as the first page', (page) => {
    expect(parseListQuery({ keywords: '冰箱', page }).page).toBe(1)
  })

  it.each(['cat_id', 'main_category', 'brand_id', 'distributor_id'])(
    'asks the database for no %s that its keys cannot hold',
    (key) => {
      for (const text of ['2147483648', '3000000000', '999999999999', '9'.repeat(400)]) {
        const input = listInput(parseListQuery({ [key]: text }))
        const ids = [input.category_id, input.main_category, input.brand_id, input.distributor_id].flatMap(
          (list) => list ?? [],
        )
        // Still sent: the list of an unknown id is empty, not the list of all products.
        expect(ids).toEqual([maxId])
      }
    },
  )

  it('requests 18 products per page', () => {
    expect(listInput(parseListQuery({ cat_id: '5', page: '2' }))).toEqual({
      page: 2,
      pageSize: 18,
      category_id: [5],
    })
  })
})

describe('categories of a list', () => {
  const node = (category_id: number, children: CategoryNode[] = []): CategoryNode => ({
    category_id,
    category_name: String(category_id),
    image_url: '',
    parent_id: 0,
    category_level: 1,
    level: 0,
    customize_page_id: 0,
    children,
  })
  const tree = [node(1, [node(2, [node(3), node(4)])]), node(5)]

  it('are the children of the selected category, or its siblings when it has none', () => {
    const offered = (id: number) => narrower(tree, categoryTrail(tree, id)).map((one) => one.category_id)
    expect(narrower(tree, []).map((one) => one.category_id)).toEqual([1, 5])
    expect(offered(2)).toEqual([3, 4])
    expect(offered(3)).toEqual([3, 4])
    expect(offered(5)).toEqual([1, 5])
    expect(categoryTrail(tree, 9)).toEqual([])
  })
})
