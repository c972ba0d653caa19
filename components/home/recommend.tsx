import { GoodsGrid } from '@/components/goods/goods-grid'
import { ScrollGoods } from '@/components/goods/scroll-goods'
import { SectionTitle } from '@/components/ui/section-title'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'

/** 为你推荐: the first page is part of the document, further pages load while scrolling. */
export function Recommend({ first }: { first: { list: GoodsListItem[]; total_count: number } }) {
  if (first.list.length === 0) return null
  return (
    <section
      aria-label="为你推荐"
      className="column render-late max-wide:[--height:100rem] mt-8 [--height:60rem] max-md:[--height:140rem]"
    >
      <SectionTitle>为你推荐</SectionTitle>
      <GoodsGrid goods={first.list} />
      <ScrollGoods page={1} pageSize={first.list.length} total={first.total_count} />
    </section>
  )
}
