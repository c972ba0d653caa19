import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import type { GoodsDetail, GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { PackageDetail } from '@/lib/contract/catalogue/packages'
import { drawFromPath } from '@/lib/demo/art'
import { goods as catalog, pointsGoods } from '@/lib/demo/data'
import { goodsId } from '@/lib/demo/ids'
import { seedDemoMall } from '@/lib/demo/seed'
import { mergeSequences } from '@/lib/demo/seed/merge-sequences'
import { subsidyAmount } from '@/lib/domain/goods/subsidy'
import { comparePackage } from '@/lib/domain/promotion'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { openTestMall, testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()

beforeAll(async () => {
  await seedDemoMall(mall)
})

const count = async (text: string) =>
  (await mall.rows<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n

/** One digest per table of the database. */
async function digests(): Promise<unknown> {
  const names = await mall.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return Promise.all(
    names.map(async ({ name }) => [
      name,
      await mall.rows(`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from "${name}" t`),
    ]),
  )
}

describe('the demo mall', () => {
  it('has all products, SKUs and categories of the data', async () => {
    const all = [...catalog, ...pointsGoods]
    expect(await count('goods')).toBe(all.length)
    expect(await count('skus')).toBe(all.flatMap(({ skus }) => skus).length)
    expect(await count('goods_index')).toBe(
      await count(
        "goods g where not g.points_goods and g.approve_status in ('onsale', 'only_show') and not g.is_gift",
      ),
    )
    expect(await count('categories where is_main')).toBe(await count('categories where not is_main'))
    expect(await count('rates')).toBeGreaterThan(600)
    expect(await count('articles')).toBeGreaterThanOrEqual(10)
  })

  it('stays as it is when it is seeded again', async () => {
    const before = await digests()
    mall.travel(3600)
    await seedDemoMall(mall)
    expect(await digests()).toEqual(before)
  })

  it('has packages that save against their products alone, also with one of them left out', async () => {
    const packages = await mall.rows<{ id: number }>('select package_id as id from packages')
    expect(packages.length).toBeGreaterThan(1)
    for (const { id } of packages) {
      const { data } = await mall.call<PackageDetail>('GET', `/promotions/package/${id}`)
      const [main, ...others] = [data.mainItem, ...data.itemLists].map(({ spec_items: [sku] }) => sku)
      for (const out of [undefined, ...others]) {
        const skus = [main, ...others].flatMap((sku) => (sku && sku !== out ? [sku] : []))
        const { price, alone } = comparePackage(skus, data)
        expect(price).toBeLessThan(alone)
      }
    }
  })

  it('gives each product the id of its default SKU and its lowest price', async () => {
    expect(
      await count(
        'goods g left join skus s on s.item_id = g.goods_id and s.is_default where s.item_id is null',
      ),
    ).toBe(0)
    expect(
      await count('goods g where g.price <> (select min(price) from skus s where s.goods_id = g.goods_id)'),
    ).toBe(0)
  })

  it('puts every product into a leaf of both category trees', async () => {
    const leafless = 'exists (select from categories c where c.parent_id ='
    expect(await count(`goods_categories gc where ${leafless} gc.category_id)`)).toBe(0)
    expect(await count(`goods g where ${leafless} g.main_category_id)`)).toBe(0)
    expect(
      await count(
        'goods g where not exists (select from goods_categories gc where gc.goods_id = g.goods_id)',
      ),
    ).toBe(0)
    expect(
      await count(
        'categories where path[array_length(path, 1)] <> category_id or array_length(path, 1) <> level',
      ),
    ).toBe(0)
  })

  it('refers only to existing shops, templates and SKUs, and reduces every activity price', async () => {
    const without = (table: string, key: string) => `not exists (select from ${table} x where x.${key} =`
    expect(
      await count(
        `goods where distributor_id > 0 and ${without('distributors', 'distributor_id')} goods.distributor_id)`,
      ),
    ).toBe(0)
    expect(
      await count(
        `goods where templates_id > 0 and ${without('freight_templates', 'template_id')} goods.templates_id)`,
      ),
    ).toBe(0)
    expect(await count(`seckill_items i where ${without('skus', 'item_id')} i.item_id)`)).toBe(0)
    expect(await count(`rates r where ${without('skus', 'item_id')} r.item_id)`)).toBe(0)
    expect(
      await count(
        'seckill_items i join skus s using (item_id) where i.activity_price <= 0 or i.activity_price >= s.price',
      ),
    ).toBe(0)
    expect(await count('member_prices p join skus s using (item_id) where p.price >= s.price')).toBe(0)
  })

  it('has no duplicate review of a product, and none before the product was created or in the future', async () => {
    expect(await count('(select goods_id, content from rates group by 1, 2 having count(*) > 1) twice')).toBe(
      0,
    )
    expect(await count('rates r join goods g using (goods_id) where r.created < g.created')).toBe(0)
    expect(await count(`rates where created > ${mall.now()}`)).toBe(0)
    expect(await count('rate_replies p join rates r using (rate_id) where p.created <= r.created')).toBe(0)
    expect(await count("rates where order_id = '' and user_id <> 0")).toBe(0)
  })

  it('stores one value per spec group for every SKU, in the sequence of its spec text', async () => {
    const found = await mall.rows<{ goodsId: number; specText: string; shown: string }>(
      `select s.goods_id as "goodsId", s.spec_text as "specText",
              coalesce(string_agg(a.attribute_name || '：' || v.attribute_value, ',' order by p.spec_id desc), '') as shown
         from skus s left join sku_specs p on p.item_id = s.item_id
         left join attributes a on a.attribute_id = p.spec_id
         left join attribute_values v on v.attribute_value_id = p.spec_value_id
        group by s.item_id`,
    )
    expect(found.filter(({ specText, shown }) => specText !== shown)).toEqual([])
  })

  it('has a product with five coupons that can be claimed, so that 展开 shows the last', async () => {
    const of = { item_id: goodsId('washer-combo-10'), distributor_id: 0, page_no: 1, page_size: 20 }
    const { data } = await mall.call<{ list: Coupon[] }>('GET', '/getCardList', of)
    const claimable = data.list.filter(({ received_flag }) => received_flag === 0)
    expect(claimable.map(({ title }) => title).sort()).toEqual(
      ['冰洗换新券', '干衣季9.7折券', '新人焕新礼券', '洗烘一体限时券', '澜岸品牌8.8折券'].sort(),
    )
  })

  it('returns spec groups by descending id and their values by ascending id', async () => {
    const two = catalog.find(({ specs, approveStatus }) => specs.length === 2 && approveStatus === 'onsale')
    if (!two) throw new Error('no goods with two groups')
    const { data } = await mall.call('GET', `/goods/items/${goodsId(two.key)}`)
    const { item_spec_desc: groups } = data as unknown as GoodsDetail
    expect(groups.map((group) => group.spec_name)).toEqual(two.specs.map(({ name }) => name))
    const ids = groups.map((group) => group.spec_id)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    for (const group of groups) {
      const values = group.spec_values.map((value) => value.spec_value_id)
      expect(values).toEqual([...values].sort((one, other) => one - other))
    }
  })

  it('uses only picture paths that can be drawn', async () => {
    const found = await mall.rows<{ path: string }>(
      `select distinct (regexp_matches(texts.text, '/media/[^"\\\\]+', 'g'))[1] as path from (
         select pics::text || intro::text as text from goods union all select pic from skus
         union all select images::text from sku_specs union all select image_url from categories
         union all select image_url from attributes union all select logo || '"' || banner from distributors
         union all select avatar from members union all select rate_pic::text || avatar from rates
         union all select image_url || '"' || content::text from articles union all select ad_pic from seckills
         union all select params::text from pc_template_contents union all select value::text from settings) texts`,
    )
    expect(found.length).toBeGreaterThan(1000)
    expect(found.filter(({ path }) => !drawFromPath(path))).toEqual([])
  })

  it('has a home page with valid widgets, all of whose products are on sale', async () => {
    const { data } = await mall.call('GET', '/pctemplate/getTemplateContent')
    const contents = data as unknown as { config: string }[]
    const widgets = contents.map(({ config }) => JSON.parse(config) as HomeWidget)
    expect(widgets[0]?.type).toBe('W0000')
    expect(widgets.every(({ uuid }) => /^[0-9a-f]{10}$/.test(uuid))).toBe(true)
    expect(new Set(widgets.map(({ uuid }) => uuid)).size).toBe(widgets.length)

    expect(widgets.slice(1, 3).map(({ type }) => type)).toEqual(['W0001', 'W0021'])

    const sizes: Record<string, number> = { W0014: 10, W0015: 11, W0017: 8 }
    const floors = widgets.filter(({ type }) => type in sizes)
    expect(floors.length).toBeGreaterThanOrEqual(10)
    expect(new Set(floors.map(({ wgtTheme }) => wgtTheme)).size).toBe(floors.length)
    for (const { type, data: tabs = [] } of floors) {
      // The first tab fills the floor.
      expect(tabs[0]?.data).toHaveLength(sizes[type] ?? 0)
      for (const { data: records } of tabs) {
        const ids = records.map((record) => record.goods_id)
        expect(new Set(ids).size).toBeGreaterThanOrEqual(5)
        expect(
          await count(
            `goods where approve_status = 'onsale' and not is_gift and not staff_goods and goods_id in (${ids.join()})`,
          ),
        ).toBe(ids.length)
      }
    }
  })

  it('stores header and footer empty, so that pages have the built-in frame', async () => {
    for (const name of ['header', 'footer']) {
      const { data } = await mall.call('GET', '/pctemplate/getHeaderOrFooter', { page_name: name })
      expect(data.params).toBe('[]')
    }
  })

  it('has the demo accounts with their roles and password', async () => {
    const members = await mall.rows<{ mobile: string; role: string; hash: string; workId: string | null }>(
      `select mobile, role, password_hash as hash, work_id as "workId" from members order by mobile`,
    )
    expect(members.map(({ mobile, role, workId }) => [mobile, role, workId])).toEqual([
      ['13800138000', 'shopper', null],
      ['13800138001', 'shopper', null],
      ['13800138002', 'shopper', '100001'],
      ['13800138003', 'merchant', null],
      ['13800138004', 'operator', null],
      // Leads the open team of a group; never signs in.
      ['13800138005', 'shopper', null],
      ['13800138006', 'shopper', null],
    ])
    expect(await verify(members[0]?.hash ?? '', 'Mall2026')).toBe(true)
  })

  it('has orders of the gold member that explain the grade, and books that balance', async () => {
    const { data } = await mall.call<{ token: string }>('POST', '/login', {
      username: '13800138006',
      password: 'Mall2026',
    })
    const { data: grades } = await mall.call<{ total_consumption: number }>(
      ...(['GET', '/membercard/grades', {}, data] as const),
    )
    expect(grades.total_consumption).toBeGreaterThanOrEqual(1_000_000)
    expect(grades.total_consumption).toBeLessThan(3_000_000)
    const { data: orders } = await mall.call<{ list: { order_id: string; order_status_des: string }[] }>(
      ...(['GET', '/orders', { page: 1, pageSize: 20, order_type: 'normal' }, data] as const),
    )
    expect(orders.list.map(({ order_status_des }) => order_status_des)).toEqual(['DONE', 'DONE'])
    for (const { order_id } of orders.list)
      expect((await mall.call('GET', `/order/${order_id}`, {}, data)).data).toMatchObject({
        orderInfo: { order_id, delivery_status: 'DONE' },
      })
    for (const row of await checkBooks(mall)) expect(row).toMatchObject({ ids: [] })
  })

  it('sells the products of 金卡会员优先购 to its gold member, and not to the shopper', async () => {
    const outcome = async (username: string) => {
      const { data } = await mall.call<{ token: string }>('POST', '/login', {
        username,
        password: 'Mall2026',
      })
      const add = async (key: string) => {
        const line = { item_id: goodsId(key), num: 1, shop_type: 'distributor' }
        const answer = await mall.call<{ message?: string }>('POST', '/cart', line, { token: data.token })
        return answer.data.message ?? 'sold'
      }
      return [await add('washer-drum-slim'), await add('tv-thin-75')]
    }
    expect(await outcome('13800138006')).toEqual(['sold', 'sold'])
    expect(await outcome('13800138000')).toEqual(['仅限特定会员购买', '仅限特定会员购买'])
  })

  it('returns the same 补贴价 for the card of a product and for its page', async () => {
    const ids = (await mall.rows<{ id: number }>('select goods_id as id from goods_index order by 1')).map(
      ({ id }) => id,
    )
    const cards = new Map<number, number | undefined>()
    for (let from = 0; from < ids.length; from += 50) {
      const itemIds = ids.slice(from, from + 50).map((id, index) => [`item_id[${index}]`, id] as const)
      const params = { page: 1, pageSize: 50, ...Object.fromEntries(itemIds) }
      const { data } = await mall.call<{ list: GoodsListItem[] }>('GET', '/goods/items', params)
      for (const card of data.list) cards.set(card.goods_id, card.subsidy_price)
    }
    expect([...cards.values()].filter((price) => price !== undefined).length).toBeGreaterThan(50)
    for (const [id, subsidy_price] of cards) {
      const { data } = await mall.call<GoodsDetail>('GET', `/goods/items/${id}`)
      const { subsidy } = data
      const price = data.act_price ?? data.price
      const paid = subsidy
        ? subsidyAmount(price, { ...subsidy, priceLimit: subsidy.price_limit ?? undefined })
        : 0
      expect({ id, subsidy_price: paid > 0 ? price - paid : undefined }).toEqual({ id, subsidy_price })
    }
  })

  it('advances every sequence past the ids in use', async () => {
    const columns = await mall.rows<{ table: string; column: string; last: number | null }>(
      `select t.relname as table, a.attname as column, pg_sequence_last_value(s.oid) as last
         from pg_class s join pg_depend d on d.objid = s.oid and d.deptype = 'a'
         join pg_class t on t.oid = d.refobjid
         join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
        where s.relkind = 'S'`,
    )
    expect(columns.length).toBeGreaterThan(15)
    for (const { table, column, last } of columns) {
      const [row] = await mall.rows<{ highest: number | null }>(
        `select max("${column}") as highest from "${table}"`,
      )
      expect({ table, behind: (row?.highest ?? 0) > (last ?? 0) }).toEqual({ table, behind: false })
    }
  })
})

describe('a mall with members', () => {
  it('is not seeded', async () => {
    const used = await openTestMall()
    await used.db.orm.execute(sql`insert into member_grades (grade_id, grade_name) values (1, '老会员')`)
    await used.db.orm
      .execute(sql`insert into members (mobile, password_hash, grade_id, user_card_code, created, updated)
      values ('13900000000', 'x', 1, '1', 0, 0)`)
    await seedDemoMall(used)
    const [row] = await used.rows<{ goods: number }>('select count(*)::int as goods from goods')
    expect(row?.goods).toBe(0)
    await used.close()
  })
})

describe('mergeSequences', () => {
  it('keeps every sequence where they agree', () => {
    expect(mergeSequences([['内存'], ['颜色', '内存'], ['颜色', '容积', '面板']])).toEqual([
      '颜色',
      '内存',
      '容积',
      '面板',
    ])
  })

  it('returns each name once when the sequences contradict each other', () => {
    expect(
      mergeSequences([
        ['a', 'b'],
        ['b', 'a'],
      ]).sort(),
    ).toEqual(['a', 'b'])
  })
})

interface Coupon {
  title: string
  /** 0: can be claimed. */
  received_flag: number
}

interface HomeWidget {
  type: string
  uuid: string
  wgtTheme?: string
  /** Tabs of a showcase. */
  data?: { text: string; data: { goods_id: number }[] }[]
}
