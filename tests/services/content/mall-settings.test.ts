import type { Menu } from '@/lib/contract/content/menu'
import { handleContract } from '@/lib/server/edge/http/handler'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
beforeEach(() => mall.empty())

const store = (key: string, value: unknown) =>
  mall.db.orm.insert(tables.settings).values({ key, value, updated: mall.now() })
const call = async <T>(path: string) => (await mall.call<T>('GET', path)).data

describe('settings for clients', () => {
  it('tell whether reviews are enabled', async () => {
    expect(await call('/traderate/getstatus')).toEqual({ rate_status: true })
    await store('trade', { rate_status: false })
    expect(await call('/traderate/getstatus')).toEqual({ rate_status: false })
  })

  it('contain the pictures of the sign-in pages once they are set', async () => {
    expect(await call('/pctemplate/loginPage/setting')).toEqual([])
    await store('shop', { brand_name: '焕新商城', logo: '/logo.svg', intro: '', background: '/night.svg' })
    expect(await call('/pctemplate/loginPage/setting')).toEqual({
      logo: '/logo.svg',
      logo_light: '/logo.svg',
      logo_dark: '/logo.svg',
      background: '/night.svg',
    })
  })

  it('return the stored links as menus, by key and by number', async () => {
    await store('navigation', { links: [{ title: '全部商品', href: '/items' }] })
    const navigation = await call<Menu>('/web/menus/navigation')
    expect(navigation).toMatchObject({ id: 1, key: 'navigation' })
    expect(navigation.items).toEqual([
      {
        id: 1,
        name: '全部商品',
        image_url: '',
        link_type: 'sale_category',
        link_value: '0',
        link_extra: {},
        sort: 0,
        children: [],
      },
    ])
    const links = [
      { title: '全部商品', href: '/items' },
      { title: '常见问题', href: '/article/faqs' },
    ]
    await store('footer', {
      columns: [
        { title: '购物指南', links },
        { title: '关于', links: links.slice(1) },
      ],
    })
    const footer = await call<Menu>('/web/menus/id/2')
    expect(footer.items.map(({ name, link_value }) => [name, link_value])).toEqual([
      ['购物指南', ''],
      ['关于', ''],
    ])
    const ids = footer.items.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
    expect(ids).toEqual([1, 2, 3, 4, 5])
  })

  it.each(['/web/menus/navigation', '/web/menus/other', '/web/menus/id/9', '/web/menus/id/x'])(
    'return no menu for %s',
    async (path) => {
      expect(await call(path)).toMatchObject({ message: '菜单不存在' })
    },
  )

  it.each(['/api/h5app/traderate/getstatus', '/api/h5app/wxapp/traderate/getstatus'])(
    'are available at %s',
    async (path) => {
      const response = await handleContract(async () => mall, new Request(`http://mall.test${path}`))
      expect(await response.json()).toEqual({ data: { rate_status: true } })
    },
  )
})

describe('hot words', () => {
  const words = async () => (await call<{ content: string[] }>('/goods/keywords')).content

  it('are those of the specification until they are set, and end with the brand word', async () => {
    for (const itemName of ['短袖', '童装', '手机', '平板电视', '焕新商城限定手机', '云杉冰箱'])
      await make.goods({ price: 100, store: 1 }, { itemName })
    expect(await words()).toEqual(['短袖', '童装', '手机', '平板电视', '焕新商城'])
    await store('search', { placeholder: '', hotWords: ['冰箱'], brandWord: '云杉' })
    expect(await words()).toEqual(['冰箱', '云杉'])
  })

  it('are not shown while they find no product', async () => {
    expect(await words()).toEqual([])
    await make.goods({ price: 100, store: 1 }, { itemName: '青禾手机' })
    expect(await words()).toEqual(['手机'])
  })
})
