import type { NearbyShops, ShopFacts, ShopTagFacts } from '@/widgets/loader'

/** The first tab, which has all shops; its id is that of other clients (contract goods §10.3). */
export const allTab: ShopTagFacts = { tagId: -1, name: '全部' }

/** 全部 and the tags that the operator chose; without any, the tags that some of the shops carry. */
export const tabsOf = (chosen: readonly ShopTagFacts[], { shops, tags }: NearbyShops): ShopTagFacts[] => [
  allTab,
  ...(chosen.length > 0
    ? chosen
    : tags.filter(({ tagId }) => shops.some((shop) => shop.tags.some((tag) => tag.tagId === tagId)))),
]

/** The shops of a tab. */
export const shopsOf = (tagId: number, shops: readonly ShopFacts[]): readonly ShopFacts[] =>
  tagId === allTab.tagId ? shops : shops.filter(({ tags }) => tags.some((tag) => tag.tagId === tagId))
