import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { lineStatuses, type LineStatus } from '@/lib/domain/aftersale/values'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { priceText } from '@/lib/domain/money'
import { lineTypeLabels, orderLabels } from '@/lib/domain/order/labels'
import { lineShares } from '@/lib/domain/order/price/line-shares'
import { deliveryStatuses } from '@/lib/domain/order/states'
import { FormSection } from '../../form/form-section'
import { deskProductHref } from '../../menu/hrefs'
import { leftUnits } from './desk-order'

type Line = OperatorOrder['items'][number]

/** How many units of a line are where. */
const unitsText = (line: Line): string =>
  [
    [deliveryStatuses.PENDING, leftUnits(line)],
    [deliveryStatuses.DONE, line.delivery_item_num],
    [orderLabels.CANCEL, line.cancel_item_num],
  ]
    .filter(([, num]) => num !== 0)
    .map(([text, num]) => `${text} ${num}`)
    .join(' · ')

/** 商品: each line with the shares of what was taken off, which add up to what was paid for it. */
export const OrderLines = ({ order }: { order: OperatorOrder }) => (
  <FormSection id="order-lines" title={`商品 (${order.items.length})`}>
    <ul className="divide-line divide-y">
      {order.items.map((line) => (
        <li key={line.id} className="flex flex-wrap gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
          <div className="flex min-w-[min(100%,18rem)] flex-1 gap-3">
            <Picture src={line.pic} alt="" width={240} className="rounded-control size-14 shrink-0" />
            <div className="min-w-0 flex-1 text-sm">
              <Link href={deskProductHref(line.goods_id)} className="text-ink hover:text-brand break-words">
                {line.item_name}
              </Link>
              <p className="text-muted nums mt-1 text-xs break-words">
                {[lineTypeLabels[line.order_item_type], shownSpec(line.item_spec_desc), line.item_bn]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="nums mt-1 text-xs">
                {unitsText(line)}
                {line.aftersales_status && (
                  <span className="text-brand-deep ml-2">
                    {lineStatuses[line.aftersales_status as LineStatus]}
                  </span>
                )}
              </p>
            </div>
          </div>
          <dl className="nums grid w-72 content-start gap-1 text-sm max-md:w-full">
            <div className="flex justify-between gap-4">
              <dt className="text-muted">
                {priceText(line.price)} × {line.num}
              </dt>
              <dd>{priceText(line.item_fee)}</dd>
            </div>
            {lineShares(line).map(({ label, cents }) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-muted min-w-0 break-words">{label}</dt>
                <dd className={cx('shrink-0 whitespace-nowrap', cents > 0 ? 'text-brand-deep' : 'text-text')}>
                  {cents > 0 ? '-' : '+'}
                  {priceText(Math.abs(cents))}
                </dd>
              </div>
            ))}
            <div className="text-ink flex justify-between gap-4 font-semibold">
              <dt>{order.pay_status === 'PAYED' ? '实付' : '应付'}</dt>
              <dd>
                {line.point > 0 ? (
                  <PointsPrice points={line.point} cents={line.total_fee} tone="ink" />
                ) : (
                  <Price cents={line.total_fee} tone="ink" />
                )}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  </FormSection>
)
