import { insertModule } from '@/app/edit/_designer/core/commands/module'
import { differencesBetween } from '@/app/edit/_designer/saving/differences'
import type { DesignModule } from '@/lib/contract/operator/content/design-module'
import type { DesignDocument } from '@/lib/domain/design/document'
import type { Patch } from '@/lib/domain/design/patches'
import { editorOf } from '../../fixtures/designer'
import { builders } from '../../fixtures/engine/builders'
import { designer } from '../../fixtures/engine/designer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Combined modules, and the choices in the pickers of the page designer. */

const mall = testMall({ MALL_PUBLIC_URL: 'https://mall.example' })
const make = builders(mall)
beforeEach(() => mall.empty())

const image = '/media/p/1.webp'
const panel = {
  type: 'W0006',
  uuid: 'a1',
  id: 7,
  name: '自由面板',
  href: ['x'],
  height: 400,
  自定义: [1],
  childWidgets: [{ type: 'W0011', uuid: 'b1', id: 8, text: '字', x: 3, y: 4 }],
}

describe('a combined module', () => {
  it('is a panel without its ids and links, found by its name and deleted', async () => {
    const li = await designer(mall, make)
    const save = (name: string) =>
      li.call<DesignModule>('POST', '/operator/design/module', {
        name,
        image: `https://mall.example${image}`,
        params: JSON.stringify(panel),
      })
    const saved = await save('年货节头图')
    expect(saved).toMatchObject({ name: '年货节头图', image })
    expect(JSON.parse(saved.params)).toEqual({
      type: 'W0006',
      name: '自由面板',
      href: [],
      height: 400,
      自定义: [1],
      childWidgets: [{ type: 'W0011', text: '字', x: 3, y: 4 }],
    })
    await save('页脚')
    const list = (params = {}) =>
      li.call<{ list: DesignModule[]; total_count: number }>('GET', '/operator/design/modules', params)
    expect((await list()).list.map(({ name }) => name)).toEqual(['页脚', '年货节头图'])
    expect(await list({ keyword: '年货' })).toMatchObject({ total_count: 1, list: [{ name: '年货节头图' }] })
    const path = `/operator/design/module/${saved.module_id}`
    expect(await li.call('DELETE', path)).toEqual({ status: true })
    expect(await li.call('DELETE', path)).toMatchObject({ message: '组合模块不存在' })
  })

  it('is the same in the editor that added it and in the version that was published', async () => {
    const li = await designer(mall, make)
    const { params } = await li.call<DesignModule>('POST', '/operator/design/module', {
      name: '头图',
      image,
      params: JSON.stringify(panel),
    })
    const page = await li.newPage()
    const opened = await li.open(page)
    const { editor } = editorOf(opened.document as DesignDocument)
    const patches: Patch[] = []
    editor.onChange((change) => patches.push(...change.patches))
    editor.run(insertModule(params, '头图'))
    const { number } = await li.publish(page, await li.save(page, opened, patches))
    const version = await li.call<{ document: DesignDocument }>('GET', '/operator/design/version', {
      page_id: page,
      number,
    })
    expect(Object.keys(version.document.widgets)).toEqual(expect.arrayContaining(['n1', 'n2']))
    expect(differencesBetween(editor.state.document, version.document)).toEqual([])
  })

  it.each<[object, string]>([
    [{ name: '' }, '请输入组合模块名称'],
    [{ name: '名'.repeat(51) }, '组合模块名称不能超过50个字'],
    [{ image: '' }, '组合模块图片保存失败'],
    [{ image: 'javascript:alert(1)' }, '组合模块图片保存失败'],
    [{ params: JSON.stringify({ type: 'W0011', text: '字' }) }, '请选中要保存的自由面板'],
    [{ params: '{"type":' }, '请选中要保存的自由面板'],
    [{ params: JSON.stringify({ ...panel, childWidgets: ['x'] }) }, '页面装修内容不合法'],
    [
      { params: JSON.stringify({ ...panel, imgUrl: 'javascript:alert(1)', name: '头图面板' }) },
      '第1个挂件“头图面板”的链接地址不合法',
    ],
    [
      {
        params: JSON.stringify({
          ...panel,
          childWidgets: Array.from({ length: 201 }, () => panel.childWidgets[0]),
        }),
      },
      '一个自由面板最多200个挂件',
    ],
    [
      { params: JSON.stringify({ ...panel, childWidgets: [{ type: 'W0006', uuid: 'c' }] }) },
      '不可放入自由面板',
    ],
    [{ params: JSON.stringify({ ...panel, childWidgets: 'x' }) }, '设置的值不正确'],
  ])('is refused with %j', async (change, message) => {
    const li = await designer(mall, make)
    const fields = { name: '头图', image, params: JSON.stringify(panel), ...change }
    expect(await li.call('POST', '/operator/design/module', fields)).toMatchObject({
      message,
      status_code: 422,
    })
  })
})

describe('the pickers', () => {
  it('find brands, coupons, shops, their tags and custom pages by a part of the name', async () => {
    const li = await designer(mall, make)
    const card = await make.card({ title: '家电满减券' })
    await make.card({ title: '家电过期券', endDate: mall.now() - 1 })
    await make.card({ title: '家电领完券', quantity: 5, getNum: 5 })
    const shop = await make.shop({ name: '西湖旗舰店' })
    await make.shop({ name: '关门店', isValid: 'closed' })
    await mall.rows(`insert into shop_tags (tag_id, tag_name, created) values (5, '以旧换新', 0)`)
    await mall.rows(`insert into distributor_tags (distributor_id, tag_id) values ($1, 5)`, [shop])
    await mall.rows(
      `insert into attributes (attribute_id, attribute_type, attribute_name, image_url, created)
       values (3, 'brand', '云感', '/media/b.webp', 0), (4, 'item_spec', '云色', '', 0)`,
    )
    const page = await li.newPage({ template_title: '年货节', status: 1 })
    await li.newPage({ template_title: '年货草稿' })
    const find = (what: string, keyword = '') => li.call('GET', `/operator/design/${what}`, { keyword })
    expect(await find('brands', '云')).toMatchObject({
      total_count: 1,
      list: [{ attribute_id: 3, attribute_name: '云感', image_url: '/media/b.webp' }],
    })
    expect(await find('coupons', '家电')).toMatchObject({
      total_count: 1,
      list: [{ card_id: card, reduce_cost: 1000 }],
    })
    expect(await find('shops')).toMatchObject({
      total_count: 1,
      list: [{ distributor_id: shop, name: '西湖旗舰店', tagList: [{ tag_id: 5, tag_name: '以旧换新' }] }],
    })
    expect(await find('tags', '换新')).toMatchObject({ list: [{ tag_id: 5 }] })
    expect(await find('pages', '年货')).toMatchObject({
      total_count: 1,
      list: [{ theme_pc_template_id: page, template_title: '年货节' }],
    })
    expect(await find('brands', '%')).toMatchObject({ total_count: 0, list: [] })
  })

  it('answer operators only', async () => {
    const { token } = await make.member()
    for (const what of ['brands', 'coupons', 'shops', 'tags', 'pages', 'modules'])
      expect((await mall.call('GET', `/operator/design/${what}`, {}, { token })).status).toBe(401)
  })
})
