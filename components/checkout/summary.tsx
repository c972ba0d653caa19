'use client'
import { addressLine } from '@/components/address/address-text'
import { PriceRows } from '@/components/line-price/price-rows'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { priceRows } from '@/lib/domain/order/price/price-rows'
import { PointsRows } from './points-rows'
import { VerifiedTotal } from './subsidy-question'
import type { CheckoutModel } from './use-checkout'

interface SummaryProps {
  model: CheckoutModel
  preview: OrderPreview
}

/** The amounts of the order and 提交订单. Sticky beside the page; a bar at the bottom on phones. */
export function Summary({ model, preview }: SummaryProps) {
  const isPoints = isPointsOrder(preview)
  const { missingPoints } = model
  const submit = missingPoints > 0 ? '积分不足' : '提交订单'
  return (
    <aside aria-label="结算明细" className="lg:sticky lg:top-20 lg:self-start">
      <div className="rounded-card border-line bg-card border p-4 md:p-5">
        <dl
          aria-live="polite"
          aria-busy={model.isCalculating}
          className={cx('grid gap-2.5 text-sm transition-opacity', model.isCalculating && 'opacity-60')}
        >
          {isPoints ? (
            <PointsRows preview={preview} hasPlace={hasPlace(model)} missing={missingPoints} />
          ) : (
            <MoneyRows preview={preview} hasPlace={hasPlace(model)} />
          )}
        </dl>
        <div className="mt-2 flex justify-end max-md:hidden">
          <VerifiedTotal model={model} preview={preview} />
        </div>
        <Receiver model={model} />
        <Button
          size="large"
          block
          className="mt-4 max-md:hidden"
          loading={model.isSubmitting}
          disabled={model.isCalculating || missingPoints > 0}
          onClick={model.place}
        >
          {submit}
        </Button>
      </div>

      <div className="border-line bg-card fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-between gap-3 border-t py-2 pr-4 pb-[calc(0.5rem+env(safe-area-inset-bottom))] pl-4 md:hidden">
        <div>
          <VerifiedTotal model={model} preview={preview} />
          {isPoints ? '应付总额' : '应付总计'}{' '}
          {isPoints ? (
            <PointsPrice points={preview.point} cents={preview.total_fee} className="text-xl" />
          ) : (
            <Price cents={preview.total_fee} className="text-xl" />
          )}
        </div>
        <Button
          size="large"
          className="rounded-full!"
          loading={model.isSubmitting}
          disabled={model.isCalculating || missingPoints > 0}
          onClick={model.place}
        >
          {submit}
        </Button>
      </div>
    </aside>
  )
}

/** Freight depends on where it goes. */
const hasPlace = ({ choice, address }: CheckoutModel) => choice.receiptType === 'ziti' || address !== null

function MoneyRows({ preview, hasPlace }: { preview: OrderPreview; hasPlace: boolean }) {
  const rows = priceRows({ ...preview, freight_fee: hasPlace ? preview.freight_fee : null })
  return (
    <>
      <PriceRows
        rows={rows}
        pieces={preview.totalItemNum}
        freightRule={preview.freight_rule}
        freightText="选择地址后计算"
      />
      <div className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
        <dt className="text-ink font-semibold">应付总计</dt>
        <dd>
          <Price cents={preview.total_fee} className="text-headline" />
        </dd>
      </div>
      {preview.get_points > 0 && (
        <div className="flex items-baseline justify-between">
          <dt className="text-muted">订单完成后可得积分</dt>
          <dd translate="no" className="nums text-ink">
            {preview.get_points}
          </dd>
        </div>
      )}
    </>
  )
}

/** The receiver, repeated beside the button. */
function Receiver({ model }: { model: CheckoutModel }) {
  const { address, choice } = model
  if (choice.receiptType === 'ziti' || !address) return null
  return (
    <p className="rounded-control bg-page text-muted mt-4 px-3 py-2 text-xs max-md:hidden">
      <span className="text-text block">
        {address.username}{' '}
        <span translate="no" className="nums">
          {address.telephone}
        </span>
      </span>
      {addressLine(address)}
    </p>
  )
}
