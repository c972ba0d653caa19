import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import { goodsId } from '@/lib/demo/ids'
import { seedDemoMall } from '@/lib/demo/seed'
import { findGoods } from '@/lib/server/catalogue/goods/list/find-goods'
import { startSynonyms } from '../../fixtures/engine/start-synonyms'
import { testMall } from '../../fixtures/engine/test-mall'

/**
 * The results that a shopper expects first for a keyword, decided by hand from the names, categories and sales of the
 * demo catalogue: products of the category that sold most, or fewer than five if the mall has fewer.
 */

const mall = testMall()

const fridges = [
  'fridge-three-220',
  'fridge-mini-95',
  'fridge-french-510',
  'fridge-cross-468',
  'fridge-side-452',
]
const washers = [
  'washer-wave-10',
  'washer-wave-senior',
  'washer-drum-8',
  'washer-drum-10',
  'washer-mini-kids',
]
const aircons = ['aircon-wall-basic', 'aircon-save-1', 'aircon-save-15', 'aircon-stand-2', 'aircon-fresh-15']
const televisions = ['tv-small-32', 'tv-living-65', 'tv-small-43', 'tv-living-55', 'tv-large-75']
const heaters = ['heater-tank-50', 'heater-small-6', 'heater-tank-60', 'heater-gas-13', 'heater-gas-16']
const hoods = ['hood-side-basic', 'hood-top-t4', 'hood-top-value', 'hood-set-t6', 'hood-side-v8']
const phones = ['phone-bar-l6', 'phone-bar-n8', 'phone-long-l5', 'phone-bar-n8e', 'phone-pro-x3']
const tablets = ['tablet-t10e', 'tablet-t11', 'tablet-kids-k10', 'tablet-kids-k8', 'tablet-t9']
const watches = ['watch-daily-lite', 'watch-sport-lite', 'watch-daily-fit', 'watch-sport-2', 'watch-kids-x']
const twoDoors = ['fridge-side-452', 'fridge-side-536', 'fridge-side-610']
const riceCookers = ['kitchen-rice-4', 'kitchen-rice-3', 'kitchen-rice-clay']
const fryers = ['kitchen-airfryer-6', 'kitchen-airfryer-mini', 'kitchen-airfryer-8']
const dishwashers = ['kitchen-dishwasher-8', 'kitchen-dishwasher-16', 'kitchen-dishwasher-shop']
const gasHeaters = ['heater-gas-13', 'heater-gas-16', 'heater-zero-16', 'heater-gas-cond', 'heater-zero-18']
const bands = ['watch-band-8', 'watch-band-pro', 'watch-band-kids']
const purifiers = ['home-purifier-mini', 'home-purifier-p8', 'home-purifier-baby']
const ownFridges = [
  'fridge-three-220',
  'fridge-mini-95',
  'fridge-cross-468',
  'fridge-side-536',
  'fridge-cross-521',
]
const folding = ['phone-fold-flip-p3', 'phone-fold-flip-m1', 'phone-fold-wide-f5', 'phone-fold-wide-w2']
const sixtyFive = ['tv-living-65', 'tv-living-65-sound', 'tv-art-65', 'tv-thin-65']

const fans = ['home-fan-bladeless', 'home-fan-air']
const laptops = [
  'computer-light-student',
  'computer-light-14',
  'computer-light-13',
  'computer-light-16',
  'computer-creator-14',
]
/** By names that contain 笔记本, not all of them followed by 电脑. */
const notebooks = [laptops[0], laptops[1], laptops[2], laptops[4], laptops[3]].map(String)

const table: Record<string, [expected: string[], ...keywords: string[]][]> = {
  'a word of a category': [
    [fridges, '冰箱'],
    [washers, '洗衣机'],
    [aircons, '空调'],
    [televisions, '电视'],
    [heaters, '热水器'],
    [hoods, '油烟机'],
    [phones, '手机'],
    [tablets, '平板'],
    [watches, '手表'],
    [twoDoors, '对开门冰箱'],
    [riceCookers, '电饭煲'],
    [fryers, '空气炸锅'],
    [dishwashers, '洗碗机'],
    [gasHeaters, '燃气热水器'],
    [bands, '手环'],
    [purifiers, '空气净化器'],
    [folding, '折叠手机'],
    // Products with this name come first.
    [['phone-fold-wide-f5', 'phone-fold-wide-w2', 'phone-fold-flip-p3', 'phone-fold-flip-m1'], '折叠屏手机'],
    [['washer-wave-10', 'washer-wave-senior', 'washer-wave-direct'], '波轮洗衣机'],
    [['watch-kids-x', 'watch-kids-s'], '儿童手表'],
    [['home-lock-basic', 'home-lock-face'], '智能门锁'],
  ],
  'another name': [
    [fridges, '电冰箱', '冰柜'],
    [televisions, '电视机', '彩电'],
    [hoods, '抽油烟机', '烟机'],
    [riceCookers, '电饭锅'],
    [phones, '智能手机'],
    [aircons, '冷气', '冷气机'],
    [fans, '风扇'],
    [['home-stick-v9'], '吸尘机', '吸塵機', '除尘器', 'xichenji'],
    [purifiers, '空气净化机', '净化机'],
    [dishwashers, '洗碗器'],
    [notebooks, '笔记本'],
  ],
  'letters, also of full width': [
    [televisions, 'TV', 'tv', 'ＴＶ', 'ｔｖ'],
    [sixtyFive, '65寸TV', '６５寸ＴＶ', 'ＴＶ　65寸'],
    [fridges, 'ＢＸ', 'ｂｉｎｇｘｉａｎｇ'],
  ],
  'another name in pinyin, also not typed to its end': [
    [aircons, 'lengqi', 'LengQi', 'leng qi', 'lengq', 'lengqiji'],
    [televisions, 'caidian', 'dianshiji'],
    [fridges, 'binggui'],
    [laptops, 'bijiben'],
  ],
  'another word of the same sound': [
    [aircons, '空条', '空條', '冷汽'],
    [washers, '洗衣鸡', '洗依机'],
    [televisions, '彩店', '电是'],
    [notebooks, '笔计本', '筆計本'],
    [phones, '收机'],
  ],
  pinyin: [
    [fridges, 'bingxiang', 'BingXiang'],
    [washers, 'xiyiji'],
    [aircons, 'kongtiao'],
    [televisions, 'dianshi'],
    [heaters, 'reshuiqi'],
    [hoods, 'youyanji'],
    [phones, 'shouji'],
    [riceCookers, 'dianfanbao'],
    [fryers, 'kongqizhaguo'],
    [dishwashers, 'xiwanji'],
    [ownFridges, 'yunshanbingxiang', 'yunshan bingxiang'],
  ],
  initials: [
    [fridges, 'bx', 'BX'],
    [washers, 'xyj'],
    [aircons, 'kt'],
    [heaters, 'rsq'],
    [hoods, 'yyj'],
    [riceCookers, 'dfb'],
    [dishwashers, 'xwj'],
    [fryers, 'kqzg'],
  ],
  'traditional characters': [
    [fridges, '電冰箱', '冰櫃'],
    [washers, '洗衣機'],
    [aircons, '空調'],
    [televisions, '電視', '電視機'],
    [heaters, '熱水器'],
    [phones, '手機'],
    [twoDoors, '對開門冰箱'],
    [riceCookers, '電飯煲'],
    [fryers, '空氣炸鍋'],
    [purifiers, '空氣淨化器'],
  ],
  'a model number': [
    [['tv-large-75'], 'LQ-75M8', 'lq75m8', 'LQ 75M8', '朗峤LQ-75M8', 'ＬＱ－７５Ｍ８'],
    [['washer-wave-10'], 'YS-B100M', 'ysb100m'],
    [['phone-pro-x3'], 'XS-X3P'],
    [['kitchen-airfryer-6'], 'CS-A60'],
    [['home-lock-face'], 'QC-K7'],
    [['heater-gas-16'], 'HY-R16'],
    [['fridge-french-510'], 'LA-BCD-510WF', 'BCD-510WF'],
    [['computer-game-book-16'], 'TY-G16'],
  ],
  'two words, in either sequence': [
    [ownFridges, '云杉 冰箱', '冰箱 云杉', '云杉冰箱', '云杉　冰箱'],
    [dishwashers, '炊舍 洗碗机', '洗碗机炊舍'],
    [sixtyFive, '65寸 电视', '电视 65英寸', '65英寸电视'],
    [['phone-bar-l6', 'phone-long-l5'], '手机 老人'],
    [['phone-long-l5', 'phone-bar-l6'], '老人手机'],
    [['home-stick-v9'], '净汐 吸尘器', '无线吸尘器 净汐'],
    [['kitchen-kettle-17'], '炊舍 电水壶'],
  ],
  'spaces and punctuation': [
    [fridges, ' 冰箱 ', '冰箱！', '「冰箱」', '冰 箱', '冰箱，'],
    [aircons, '空调?', '#空调#'],
    [fryers, '空气、炸锅'],
  ],
  'a pasted title': [
    [
      ['tv-living-65'],
      '朗峤平板电视65英寸4核高刷智能语音客厅护眼',
      '【官方旗舰】朗峤平板电视65英寸4核高刷智能语音客厅护眼',
    ],
    [['phone-bar-n8'], '星禾 N8 手机轻薄影像直屏5000万人像镜头学生智能手机'],
    [['washer-drum-10'], '澜岸滚筒洗衣机全自动10公斤直驱变频超薄除菌家用'],
    [['kitchen-kettle-17'], '炊舍电水壶1.7升家用食品级双层防烫恒温烧水壶 包邮'],
  ],
}

/** 您是不是要找, by keyword. */
const meant: [typed: string, word: string][] = [
  ['洗衣鸡', '洗衣机'],
  ['洗依机', '洗衣机'],
  ['冰厢', '冰箱'],
  ['空条', '空调'],
  ['油烟鸡', '油烟机'],
  ['电饭保', '电饭煲'],
  ['洗腕机', '洗碗机'],
  ['热水汽', '热水器'],
  ['收机', '手机'],
  ['空气炸过', '空气炸锅'],
  ['云杉冰厢', '云杉冰箱'],
  ['洗衣鸡 10公斤', '洗衣机 10公斤'],
  ['bingxaing', '冰箱'],
  ['xiyji', '洗衣机'],
  ['空條', '空调'],
  ['笔计本', '笔记本'],
  ['筆計本', '笔记本'],
  ['彩店', '彩电'],
  ['lenqi', '冷气'],
]

beforeAll(async () => {
  await startSynonyms(mall)
  await seedDemoMall(mall)
})

const keyOf = new Map<number, string>()
const find = async (keywords: string) =>
  (await findGoods(mall.db, { page: 1, pageSize: 5, keywords } as GoodsListInput, null)).ids

describe.each(Object.entries(table))('%s', (_, rows) => {
  const cases = rows.flatMap(([expected, ...keywords]) =>
    keywords.map((keyword) => [keyword, expected] as const),
  )
  it.each(cases)('%s', async (keyword, expected) => {
    for (const key of [...expected]) keyOf.set(goodsId(key), key)
    const ids = await find(keyword)
    expect(ids.slice(0, expected.length).map((id) => keyOf.get(id) ?? id)).toEqual(expected)
  })
})

describe('a typing error leads to the question 您是不是要找', () => {
  it.each(meant)('%s: %s', async (typed, word) => {
    const { data } = await mall.call<{ suggested_keyword?: string }>('GET', '/goods/items', {
      page: 1,
      pageSize: 5,
      keywords: typed,
    })
    expect(data.suggested_keyword).toBe(word)
  })
})

it('a synonym that differs by a character is not meant: 电烤箱 is no 电冰箱', async () => {
  const { data } = await mall.call('GET', '/goods/items', { page: 1, pageSize: 5, keywords: '电烤箱' })
  expect(data).not.toHaveProperty('suggested_keyword')
})

it('the name of a category does not find what only mentions it: a laptop with a 风扇', async () => {
  const { total } = await findGoods(
    mall.db,
    { page: 1, pageSize: 5, keywords: '风扇' } as GoodsListInput,
    null,
  )
  expect(total).toBe(fans.length)
})

it.each(['小米', '小 米', '小　米', '华为', '华 为', '苹果', '大米', '美的', '格力', '格 力'])(
  'a word of two characters that no product has finds none that has one of them: %s',
  async (keyword) => {
    const { data } = await mall.call<{ total_count: number }>('GET', '/goods/items', {
      page: 1,
      pageSize: 5,
      keywords: keyword,
    })
    expect(data.total_count).toBe(0)
  },
)

it('beside another word, the word that no product has is left out: phones for 小米 手机', async () => {
  for (const keywords of ['小米 手机', '小 米 手机', '华为手机', '小米手机']) {
    const { ids, total } = await findGoods(
      mall.db,
      { page: 1, pageSize: 50, keywords } as GoodsListInput,
      null,
    )
    const rows = await mall.rows<{ name: string }>(
      `select item_name as name from goods where goods_id = any('{${ids.join(',')}}'::bigint[])`,
    )
    expect(total).toBeGreaterThan(5)
    expect(rows.filter(({ name }) => !name.includes('手机'))).toEqual([])
  }
})

it.each([
  ['手机', '小米手机', '小米 手机', '小 米 手 机', '华为手机', '苹果手机', '小米智能手机'],
  ['空调', '格力空调', '美的空调', '美 的 空 调'],
  ['冰箱', '海尔冰箱', '西门子冰箱', '海尔电冰箱', '海尔bx'],
  ['电视', '海信电视', '小米彩电', '小米电视机'],
])('a brand that the mall does not have leaves the products of %s: %s', async (word, ...keywords) => {
  const listOf = async (text: string) =>
    (await findGoods(mall.db, { page: 1, pageSize: 100, keywords: text } as GoodsListInput, null)).ids
  const category = await mall.rows<{ id: number }>(
    `select i.goods_id::int as id from goods_index i join categories c on c.category_id = any(i.categories)
      where c.category_name = '${word}'`,
  )
  const own = new Set(category.map(({ id }) => Number(id)))
  const expected = (await listOf(word)).filter((id) => own.has(id)).toSorted((a, b) => a - b)
  expect(expected.length).toBeGreaterThan(5)
  for (const text of keywords) {
    const found = (await listOf(text)).toSorted((a, b) => a - b)
    expect([text, found]).toEqual([text, expected])
  }
})

it('a short word of letters that no product has finds none that has a part of it', async () => {
  expect(await find('zq')).toEqual([])
})
