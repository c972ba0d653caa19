import { LineTag } from '@/components/line-price/line-tag'
import { SubsidyTag } from '@/components/subsidy/subsidy-tag'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import type { Order } from '@/lib/contract/trade/order'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { soldGoodsHref } from '@/lib/web/points-href'

interface OrderLineProps {
  item: Order['items'][number]
  /** The order is one of the points mall. */
  isPoints?: boolean | undefined
}

/**
 * The product of an order line: picture, tag of gifts, plus items, packages and points products, name, specification.
 */
export function OrderLine({ item, isPoints = false }: OrderLineProps) {
  const href = soldGoodsHref(item.item_id, isPoints)
  return (
    <div className="flex min-w-0 flex-1 gap-3">
      <Link href={href} tabIndex={-1} aria-hidden>
        <Picture src={item.pic} alt="" width={240} className="rounded-control size-[min(4.375rem,20vw)]" />
      </Link>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm">
          <LineTag type={item.order_item_type} />
          {isPoints && (
            <Tag tone="solid" className="mr-1.5 align-text-bottom">
              积分
            </Tag>
          )}
          <Link href={href} className="text-ink hover:text-brand transition-colors">
            {item.item_name}
          </Link>
        </p>
        {item.item_spec_desc && <p className="text-muted mt-1 text-xs">{shownSpec(item.item_spec_desc)}</p>}
        {item.subsidy_fee > 0 && (
          <p className="mt-1">
            <SubsidyTag cents={item.subsidy_fee} />
          </p>
        )}
      </div>
    </div>
  )
}
