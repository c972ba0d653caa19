import { profiles } from '@/lib/readers/cache-manifest'
import { eventTags, tag } from '@/lib/web/cache-tags'

/** Every tag or event once, with example arguments. */
const allTags = [
  tag.goods(7),
  tag.goodsLists(),
  tag.categories(),
  tag.template('home'),
  tag.templates(),
  tag.frame(),
  tag.site(),
  tag.shop(7),
  tag.shops(),
  tag.promotions(),
  tag.seckill(),
  tag.articles(),
  tag.sitemapGoods(1),
]
/** What a profile's tags are asked with, where it is not the id 7; goods 7 stands in shard 1. */
const askedWith = new Map<unknown, unknown>([
  [profiles.cards.tags, [7]],
  [profiles.seckill.tags, [7]],
  [profiles.template.tags, 'home'],
  [profiles.sitemapGoods.tags, 1],
])
const tagsOfProfiles = Object.values(profiles).flatMap(({ tags }) =>
  (tags as (...input: unknown[]) => string[])(askedWith.get(tags) ?? 7),
)
const home = { templateId: 1, pageCode: '', pageType: 'index' }
const story = { templateId: 3, pageCode: 'story', pageType: 'custom' }
const tagsOfEvents = Object.values(eventTags).map((event) =>
  (event as (input: unknown) => string[])(event === eventTags.templatePublished ? home : 7),
)

describe('the cache manifest', () => {
  it('uses every tag in some profile', () => {
    expect(new Set(tagsOfProfiles)).toEqual(new Set(allTags))
  })

  it('drops every tag by some event', () => {
    expect(new Set(tagsOfEvents.flat())).toEqual(new Set([...allTags, tag.template(home.templateId)]))
  })

  it('lets every event drop something that is kept', () => {
    for (const dropped of tagsOfEvents)
      expect(dropped.some((name) => tagsOfProfiles.includes(name))).toBe(true)
  })

  it('drops the index of the sitemap when the texts change that some of its pages are made of', () => {
    const kept: string[] = profiles.sitemapIndex.tags()
    expect(eventTags.siteChanged().filter((name) => !kept.includes(name))).toEqual([])
  })

  it('drops a designed page by its id and by its code, and the home page by its name too', () => {
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

  it('drops one goods without touching another', () => {
    const other: string[] = profiles.goods.tags(8)
    const dropped: string[] = [
      ...eventTags.stockStateChanged(7),
      ...eventTags.promotionPhaseChanged(7),
      ...eventTags.seckillPhaseChanged(),
    ]
    expect(dropped.filter((name) => other.includes(name))).toEqual([])
  })
})
