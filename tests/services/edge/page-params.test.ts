import type { PageParams } from '@/lib/contract/content/template'
import * as tables from '@/lib/server/ground/db/schema'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()

const page = (values: {
  templateId: number
  pageType: 'index' | 'custom'
  pageCode?: string
  distributorId?: number
}) =>
  mall.db.orm
    .insert(tables.pcTemplates)
    .values({ templateTitle: `页面${values.templateId}`, status: 1, created: 1, updated: 1, ...values })
const row = (templateId: number, params: unknown, sortBy = 0, name = '') =>
  mall.db.orm
    .insert(tables.pcTemplateContents)
    .values({ templateId, params, sortBy, name, created: 1, updated: 1 })

const banner = {
  type: 'W0001',
  name: '轮播',
  alias: '首屏',
  uuid: 'u1',
  width: 1190,
  data: [{ imgUrl: '/media/b.png' }],
}
const textWidget = {
  type: 'W0011',
  name: '文本',
  uuid: 'u2',
  text: '新品',
  data: { linkPage: 'page', url: '/items' },
}

beforeAll(async () => {
  await page({ templateId: 1, pageType: 'index' })
  await page({ templateId: 2, pageType: 'custom', pageCode: 'story' })
  await page({ templateId: 3, pageType: 'index', distributorId: 7 })
  await row(1, textWidget, 2)
  await row(1, banner, 1)
  await row(2, textWidget)
  await row(3, banner)
  await row(0, [textWidget, banner], 0, 'header')
})

const read = async (params: Record<string, unknown>) =>
  (await mall.call<PageParams>('GET', '/pageparams/setting', { template_name: 'pc', ...params })).data

describe('a designed page in the older shape', () => {
  it('is the home page by default, with its widgets sorted', async () => {
    const { list, config, share } = await read({})
    expect(list.map(({ name }) => name)).toEqual(['W0001', 'W0011'])
    expect(list[0]).toEqual({
      id: expect.any(Number),
      template_name: 'pc',
      company_id: 1,
      name: 'W0001',
      page_name: 'index',
      params: {
        name: 'W0001',
        base: { title: '首屏', uuid: 'u1' },
        data: banner.data,
        config: { width: 1190 },
      },
    })
    expect(config).toEqual(list.map(({ params }) => params))
    expect(config[1]).toEqual({
      name: 'W0011',
      base: { title: '文本', uuid: 'u2' },
      data: [],
      config: { text: '新品', data: textWidget.data },
    })
    expect(share).toBeUndefined()
  })

  it('of categories has a layout for H5 while nobody designed one', async () => {
    const { list } = await read({ template_name: 'yykweishop', page_name: 'category', version: 'v1.0.1' })
    expect(list).toMatchObject([
      { page_name: 'category', params: { data: [], addCar: true, classify: false, hasSeries: false } },
    ])
    expect((await read({ page_name: 'nothing' })).list).toEqual([])
  })

  it.each(['custom_2', 'story'])('is the custom page %s, with its title for sharing', async (page_name) => {
    expect(await read({ page_name })).toMatchObject({ list: [{ page_name }], share: { title: '页面2' } })
  })

  it('can be the page of a shop, the header, or only the widgets of one type', async () => {
    expect((await read({ distributor_id: 7 })).list).toHaveLength(1)
    expect((await read({ page_name: 'header' })).config.map(({ name }) => name)).toEqual(['W0011', 'W0001'])
    expect(await read({ name: 'W0001' })).toMatchObject([{ name: 'W0001', page_name: 'index' }])
    expect(await read({ name: 'W0099' })).toEqual([])
  })

  it.each(['category', 'custom_99', 'custom_99999999999', 'footer'])(
    'has no widgets for %s',
    async (page_name) => {
      expect(await read({ page_name })).toEqual({ list: [], config: [] })
    },
  )

  it('requires the name of a theme', async () => {
    expect(await read({ template_name: '' })).toMatchObject({ status_code: 422 })
  })
})

describe('settings that every page reads', () => {
  it('have defaults until they are stored', async () => {
    const tdk = async () => (await mall.call('GET', '/pagestemplate/gettdk')).data
    const shop = async () => (await mall.call('GET', '/shops/setting', { domain: 'mall.test:3000' })).data
    expect(await tdk()).toEqual({ title: '', mate_description: '', mate_keywords: '' })
    expect(await shop()).toEqual({
      brand_name: '焕新商城',
      logo: '',
      intro: '',
      background: '',
      slogan: '',
    })
    const storedTdk = { title: '首页', mate_description: '以旧换新', mate_keywords: '家电' }
    const storedShop = { brand_name: '示例', logo: '/media/l.png', intro: '', background: '/media/g.png' }
    const shownShop = { ...storedShop, slogan: '' }
    await mall.db.orm.insert(tables.settings).values([
      { key: 'tdk.home', value: storedTdk, updated: 1 },
      { key: 'shop', value: storedShop, updated: 1 },
    ])
    expect(await tdk()).toEqual(storedTdk)
    expect(await shop()).toEqual(shownShop)
  })
})
