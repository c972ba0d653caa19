import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import type { GoodsCard } from '@/widgets/loader'
import { rem } from '@/widgets/measure'
import type { WidgetMode } from '@/widgets/widget'
import { WidgetLink } from './widget-link'

/** Tags of the renewal programme are green wherever they stand. */
const toneOf = (tag: string) => (tag.includes('补') || tag.includes('以旧换新') ? 'programme' : 'brand')

interface GoodsCardViewProps {
  goods: GoodsCard
  mode: WidgetMode
  priceColor?: string
  priceSize?: number
}

/** Picture, name in two lines, tags, price. */
export function GoodsCardView({ goods, mode, priceColor, priceSize = 18 }: GoodsCardViewProps) {
  return (
    <WidgetLink
      to={{ linkPage: 'goods', itemId: goods.goodsId }}
      mode={mode}
      className="group/card rounded-card bg-card hover:border-line hover:shadow-float block h-full border border-transparent transition-[border-color,box-shadow] duration-150"
    >
      <Picture src={goods.picture} alt="" ratio="1/1" className="rounded-t-card" />
      <span className="block px-2.5 pt-2 pb-3">
        <span className="text-ink group-hover/card:text-brand line-clamp-2 h-10 text-sm leading-5 font-medium">
          {goods.name}
        </span>
        <span className="mt-1.5 flex h-[1.125rem] gap-1 overflow-hidden">
          {goods.tags.slice(0, 3).map((tag) => (
            <Tag key={tag} tone={toneOf(tag)}>
              {tag}
            </Tag>
          ))}
        </span>
        <span className="mt-1.5 block" style={{ color: priceColor, fontSize: rem(priceSize) }}>
          <Price cents={goods.price} label={goods.priceLabel} market={goods.marketPrice} tone="inherit" />
        </span>
      </span>
    </WidgetLink>
  )
}
