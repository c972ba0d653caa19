import { callProfiles, profiles } from '@/lib/web/cache-manifest'
import { eventTags, tag } from '@/lib/web/cache-tags'

/** Every tag once, with example arguments. */
const allTags = [
  tag.goods(7),
  tag.goodsLists(),
  tag.prices(),
  tag.categories(),
  tag.template('home'),
  tag.templates(),
  tag.frame(),
  tag.site(),
  tag.pointsMall(),
  tag.shop(7),
  tag.shops(),
  tag.promotions(),
  tag.coupons(),
  tag.coupon(7),
  tag.goodsCoupons(7),
  tag.goodsCoupons('all'),
  tag.seckill(),
  tag.groups(),
  tag.articles(),
  tag.faqs(),
  tag.notices(),
  tag.agreements(),
  tag.rules(),
  tag.sitemapGoods(1),
]
/** Arguments of a profile's tags where they are not the id 7; product 7 is in shard 1. */
const tagArguments = new Map<unknown, unknown>([
  [profiles.cards.tags, [7]],
  [profiles.chosenCoupons.tags, [7]],
  [profiles.pointsList.tags, [7]],
  [profiles.seckill.tags, [7]],
  [profiles.groups.tags, [7]],
  [profiles.template.tags, 'home'],
  [profiles.sitemapGoods.tags, 1],
])
/** Profiles of kept calls about product `id`, or about nothing of it. */
const callProfilesOf = (id: number) => ({
  ...callProfiles,
  goods: () => callProfiles.goods(id, id, []),
  goodsList: () => callProfiles.goodsList([id]),
  pricedList: () => callProfiles.pricedList([id]),
  offers: () => callProfiles.offers([id]),
  seckill: () => callProfiles.seckill([id]),
  reviews: () => callProfiles.reviews([id]),
  article: () => callProfiles.article([id]),
  template: () => callProfiles.template([id]),
})
const tagsOfCalls = (id: number) =>
  Object.entries(callProfilesOf(id)).map(([name, profile]): [string, string[]] => [name, profile().tags])
const tagsOfProfiles = [
  ...Object.values(profiles).flatMap(({ tags }) =>
    (tags as (...input: unknown[]) => string[])(tagArguments.get(tags) ?? 7),
  ),
  ...tagsOfCalls(7).flatMap(([, tags]) => tags),
]
const home = { templateId: 1, pageCode: '', pageType: 'index' }
const story = { templateId: 3, pageCode: 'story', pageType: 'custom' }
const tagsOfEvents = Object.values(eventTags).map((event) =>
  (event as (input: unknown) => string[])(event === eventTags.templatePublished ? home : 7),
)

describe('the cache manifest', () => {
  it('uses every tag in some profile', () => {
    expect(new Set(tagsOfProfiles)).toEqual(new Set(allTags))
  })

  it('invalidates every tag by some event', () => {
    expect(new Set(tagsOfEvents.flat())).toEqual(new Set([...allTags, tag.template(home.templateId)]))
  })

  it('has no event that invalidates nothing', () => {
    for (const invalidated of tagsOfEvents)
      expect(invalidated.some((name) => tagsOfProfiles.includes(name))).toBe(true)
  })

  it('invalidates the sitemap index when the site texts change', () => {
    const cachedTags: string[] = profiles.sitemapIndex.tags()
    expect(eventTags.siteChanged().filter((name) => !cachedTags.includes(name))).toEqual([])
  })

  it('invalidates a designed page by id and code, and the home page by its name too', () => {
    expect(eventTags.templatePublished(story)).toEqual([
      tag.template(3),
      tag.template('story'),
      tag.templates(),
    ])
    expect(eventTags.templatePublished(home)).toEqual([
      tag.template(1),
      tag.template('home'),
      tag.templates(),
    ])
  })

  const isDropped = (tags: readonly string[], event: readonly string[]) =>
    tags.some((name) => event.includes(name))

  it.each([
    ['a renamed category', eventTags.categoriesChanged(), ['goods', 'pointsGoods', 'template', 'frame']],
    ['a brand, tag or parameter', eventTags.goodsRenamed(7), ['goods', 'pointsGoods', 'cards', 'seckill']],
    ['a brand of very many', eventTags.manyGoodsRenamed(), ['goods', 'pointsGoods', 'cards', 'seckill']],
    ['search texts of products', eventTags.goodsSeoChanged(), ['goods', 'pointsGoods']],
    ['search texts of lists', eventTags.listSeoChanged(), ['goodsList', 'pointsList']],
    ['search texts of the home page', eventTags.homeSeoChanged(), ['home', 'template']],
    ['an agreement', eventTags.agreementsChanged(), ['agreements']],
  ] as const)('invalidates what pages show of %s', (_, event, names) => {
    for (const name of names) {
      const { tags } = profiles[name] as { tags: (input: unknown) => string[] }
      expect([name, isDropped(tags(tagArguments.get(tags) ?? 7), event)]).toEqual([name, true])
    }
  })

  it('leaves the frame, and with it all other pages, for what only some pages show', () => {
    const frame: string[] = profiles.frame.tags()
    for (const event of [
      ...[eventTags.listFiltersChanged(), eventTags.goodsRenamed(7), eventTags.manyGoodsRenamed()],
      ...[
        eventTags.agreementsChanged(),
        eventTags.rulesChanged(),
        eventTags.faqsChanged(),
        eventTags.pointsMallTurned(),
      ],
      ...[eventTags.homeSeoChanged(), eventTags.listSeoChanged(), eventTags.goodsSeoChanged()],
      ...[eventTags.reviewsSwitched(), eventTags.articlesChanged(), eventTags.noticesChanged()],
    ])
      expect(isDropped(frame, event)).toBe(false)
  })

  it('invalidates what shows a coupon, and no other page with products', () => {
    const ofOne = [...eventTags.couponChanged(7), ...eventTags.goodsCouponChanged(7)]
    for (const tags of [
      profiles.coupons.tags(),
      profiles.chosenCoupons.tags([7]),
      profiles.goodsCoupons.tags(7),
    ])
      expect(isDropped(tags, ofOne)).toBe(true)
    const ofOthers = [
      profiles.chosenCoupons.tags([8]),
      profiles.goodsCoupons.tags(8),
      profiles.goodsList.tags(),
    ]
    for (const tags of [...ofOthers, profiles.goods.tags(7), profiles.home.tags(), profiles.programme.tags()])
      expect(isDropped(tags, ofOne)).toBe(false)
    expect(isDropped(profiles.goodsCoupons.tags(8), eventTags.allGoodsCouponChanged())).toBe(true)
  })

  it('invalidates one product without another', () => {
    const other: string[] = profiles.goods.tags(8)
    const invalidated: string[] = [
      ...eventTags.stockStateChanged(7),
      ...eventTags.promotionPhaseChanged(7),
      ...eventTags.seckillPhaseChanged(),
    ]
    expect(invalidated.filter((name) => other.includes(name))).toEqual([])
  })

  it('drops the kept calls that name a product when its price changes, and lists that prices decide', () => {
    const invalidated: string[] = eventTags.priceChanged(7)
    const dropped = (id: number) =>
      tagsOfCalls(id).flatMap(([name, tags]) => (tags.some((one) => invalidated.includes(one)) ? [name] : []))
    expect(dropped(7)).toEqual([
      ...['goods', 'goodsList', 'pricedList', 'offers', 'seckill', 'reviews', 'article', 'template'],
    ])
    expect(dropped(8)).toEqual(['pricedList'])
  })
})
