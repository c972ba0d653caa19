import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import type { Order } from '@/lib/contract/order'

const columns = 'md:grid-cols-[minmax(0,1fr)_8rem_6rem_9rem]'

/** 商品信息: the lines of an order. */
export function OrderGoods({ order }: { order: Order }) {
  return (
    <section aria-labelledby="order-goods" className="rounded-card border-line overflow-hidden border">
      <h2 id="order-goods" className="text-ink px-5 py-4 text-sm font-semibold max-md:px-4">
        商品信息
      </h2>
      <div aria-hidden className={`bg-page text-muted grid px-5 py-2.5 text-sm max-md:hidden ${columns}`}>
        <span>商品</span>
        <span className="text-center">单价</span>
        <span className="text-center">数量</span>
        <span className="text-right">小计</span>
      </div>
      <ul className="divide-line divide-y px-5 max-md:px-4">
        {order.items.map((item) => (
          <li key={item.id} className={`grid gap-y-2 py-4 md:items-center ${columns}`}>
            <div className="flex min-w-0 gap-3">
              <Link href={`/items/${item.item_id}`} tabIndex={-1} aria-hidden>
                <Picture src={item.pic} alt="" className="rounded-control size-[4.0625rem]" />
              </Link>
              <div className="min-w-0">
                <p className="line-clamp-2 text-sm">
                  {item.order_item_type === 'gift' && (
                    <Tag tone="solid" className="mr-1.5 align-text-bottom">
                      赠品
                    </Tag>
                  )}
                  <Link
                    href={`/items/${item.item_id}`}
                    className="text-ink hover:text-brand transition-colors"
                  >
                    {item.item_name}
                  </Link>
                </p>
                {item.item_spec_desc && <p className="text-muted mt-1 text-xs">{item.item_spec_desc}</p>}
              </div>
            </div>
            <div className="nums flex items-baseline justify-between pl-[4.8125rem] text-sm md:contents">
              <Price cents={item.price} className="text-text! font-normal! md:justify-center" />
              <span className="text-muted md:text-center">x {item.num}</span>
              {item.order_item_type === 'gift' ? (
                <span className="text-muted md:text-right">赠送</span>
              ) : (
                <Price cents={item.item_fee} className="text-ink! text-base md:justify-end" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
