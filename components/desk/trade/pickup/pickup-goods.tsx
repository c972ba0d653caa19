import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { deskOrderHref } from '../../menu/hrefs'
import { OrderState } from '../orders/order-state'

/** The receiver and the pieces of a pickup order, which the clerk compares before handing them over. */
export const PickupGoods = ({ order }: { order: OperatorOrder }) => (
  <div className="rounded-card border-line border p-4">
    <p className="nums flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Link href={deskOrderHref(order.order_id)} className="text-link hover:text-brand tap">
        {order.order_id}
      </Link>
      <span className="text-ink">{order.receiver_name}</span>
      <span translate="no">{order.receiver_mobile}</span>
      <span className="ml-auto">
        <OrderState order={order} />
      </span>
    </p>
    <ul className="divide-line mt-2 divide-y">
      {order.items
        .filter(({ num, cancel_item_num: cancelled }) => num > cancelled)
        .map((line) => (
          <li key={line.id} className="flex items-center gap-3 py-2.5">
            <Picture src={line.pic} alt="" width={240} className="rounded-control size-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="text-ink line-clamp-2 text-sm">{line.item_name}</p>
              <p className="text-muted text-xs break-words">
                {[shownSpec(line.item_spec_desc), line.item_bn].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className="nums text-ink shrink-0 text-lg font-semibold">
              × {line.num - line.cancel_item_num}
            </span>
          </li>
        ))}
    </ul>
  </div>
)
