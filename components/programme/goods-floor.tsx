import { GoodsCard } from '@/components/goods/goods-card'
import { StillCards } from '@/components/goods/still-cards'
import { SectionTitle } from '@/components/ui/section-title'
import { subsidyTag } from '@/lib/domain/goods/subsidy'
import { shortYuan } from '@/lib/domain/money'
import { listHref } from '@/lib/web/list-href'
import { floorId } from './class-grid'
import type { ClassFloor } from './programme-data'

/** The rule of a class as one line of text. */
const ruleText = ({ rate, top_rate, cap }: ClassFloor['rule']): string =>
  `补贴 ${rate}%${top_rate === null ? '' : `，一级能效 ${top_rate}%`}，单件最高 ${shortYuan(cap)} 元`

/** Products of a class; their cards show the price after the subsidy, for members based on their own price. */
export function GoodsFloor({ floor }: { floor: ClassFloor }) {
  const { rule, categoryId, goods } = floor
  return (
    <section id={floorId(floor)} aria-label={rule.class_name} className="mt-10 scroll-mt-20 max-md:mt-7">
      <SectionTitle
        note={<span className="max-md:mt-0.5 max-md:block">{ruleText(rule)}</span>}
        more={{ href: listHref({ cat_id: categoryId, tag: subsidyTag }), label: '更多' }}
      >
        {rule.class_name}
      </SectionTitle>
      <StillCards>
        <ul className="wide:cards-5 cards-2 sm:cards-3 lg:cards-4 grid gap-2.5 max-sm:[&>li:nth-child(5)]:hidden">
          {goods.map((one) => (
            <li key={one.goods_id} className="flex min-w-0">
              <GoodsCard goods={one} className="w-full" />
            </li>
          ))}
        </ul>
      </StillCards>
    </section>
  )
}
