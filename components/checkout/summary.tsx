'use client'
import type { ReactNode } from 'react'
import { addressLine } from '@/components/address/address-text'
import { PointsPrice } from '@/components/ui/points-price'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import type { OrderPreview } from '@/lib/contract/checkout'
import { pointsOrderClass } from '@/lib/domain/points-mall'
import { PointsRows } from './points-rows'
import type { CheckoutModel } from './use-checkout'

interface SummaryProps {
  model: CheckoutModel
  preview: OrderPreview
}

/** The amounts of the order and 提交订单. Sticky beside the page; a bar at the bottom on phones. */
export function Summary({ model, preview }: SummaryProps) {
  const isPoints = preview.order_class === pointsOrderClass
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

      <div className="border-line bg-card fixed inset-x-0 bottom-0 z-40 flex items-center justify-between gap-3 border-t py-2 pr-4 pb-[calc(0.5rem+env(safe-area-inset-bottom))] pl-4 md:hidden">
        <p>
          {isPoints ? '应付总额' : '应付总计'}{' '}
          {isPoints ? (
            <PointsPrice points={preview.point} cents={preview.total_fee} className="text-xl" />
          ) : (
            <Price cents={preview.total_fee} className="text-xl" />
          )}
        </p>
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
  const promotions = preview.member_discount + preview.promotion_discount
  return (
    <>
      <Row
        name={
          <>
            <span className="nums text-brand">{preview.totalItemNum}</span> 件商品，商品总计
          </>
        }
        cents={preview.item_fee}
      />
      {hasPlace ? (
        <Row name="运费" cents={preview.freight_fee} sign="+" />
      ) : (
        <div className="flex items-baseline justify-between">
          <dt className="text-muted">运费</dt>
          <dd className="text-muted">选择地址后计算</dd>
        </div>
      )}
      <Row name="优惠" cents={promotions} sign="-" />
      <Row name="优惠券" cents={preview.coupon_discount} sign="-" />
      {preview.subsidy_fee > 0 && (
        <Row name="国家补贴" cents={preview.subsidy_fee} sign="-" tone="programme" />
      )}
      {preview.point_fee > 0 && <Row name="积分抵扣" cents={preview.point_fee} sign="-" />}
      <div className="border-line flex items-baseline justify-between border-t pt-3">
        <dt className="text-ink font-semibold">应付总计</dt>
        <dd>
          <Price cents={preview.total_fee} className="text-headline" />
        </dd>
      </div>
    </>
  )
}

interface RowProps {
  name: ReactNode
  cents: number
  sign?: '+' | '-'
  tone?: 'programme'
}

function Row({ name, cents, sign, tone }: RowProps) {
  const color =
    tone === 'programme' ? 'text-programme' : sign === '-' && cents > 0 ? 'text-brand' : 'text-ink'
  return (
    <div className="flex items-baseline justify-between">
      <dt className="text-muted">{name}</dt>
      <dd className={cx('nums', color)}>
        {sign && cents > 0 && sign}
        <Price cents={cents} className="font-normal! text-inherit!" />
      </dd>
    </div>
  )
}

/** The receiver, repeated beside the button. */
function Receiver({ model }: { model: CheckoutModel }) {
  const { address, choice } = model
  if (choice.receiptType === 'ziti' || !address) return null
  return (
    <p className="rounded-control bg-page text-muted mt-4 px-3 py-2 text-xs max-md:hidden">
      <span className="text-text block">
        {address.username} <span className="nums">{address.telephone}</span>
      </span>
      {addressLine(address)}
    </p>
  )
}
