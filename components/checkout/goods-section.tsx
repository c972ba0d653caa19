'use client'
import { useId } from 'react'
import { LineAmount, UnitPrice } from '@/components/line-price/unit-price'
import { SubsidyTag } from '@/components/subsidy/subsidy-tag'
import { Figures } from '@/components/ui/figures'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { priceText } from '@/lib/domain/money'
import { lineTypeLabels } from '@/lib/domain/order/labels'
import { packageTerms } from '@/lib/domain/promotion/package'
import { shownRule } from '@/lib/domain/promotion/shown-rule'
import { soldGoodsHref } from '@/lib/web/points-href'
import { Section } from './section'
import { SubsidyLimit } from './subsidy-limit'
import type { CheckoutModel } from './use-checkout'

type Item = OrderPreview['items'][number]

/** As a table where its own width has room for one, measured in the size of the text. */
const columns = '@min-[40rem]:grid-cols-[4rem_minmax(0,1fr)_7rem_4rem_7.5rem] @min-[40rem]:gap-x-4'
/** Characters of the remark (contract trade §6.1). */
const maxRemarkLength = 200

/** 商品清单 with promotion tags and gifts, and the remark for the shop. */
export function GoodsSection({ model, preview }: { model: CheckoutModel; preview: OrderPreview }) {
  const id = useId()
  return (
    <Section title="商品清单">
      <div className="@container">
        <div aria-hidden className={`text-muted grid ${columns} pb-2 text-xs @max-[40rem]:hidden`}>
          <span className="col-span-2">商品信息</span>
          <span className="text-center">单价</span>
          <span className="text-center">数量</span>
          <span className="text-right">金额</span>
        </div>
        <ul className="divide-line border-line divide-y border-y">
          {preview.items.map((item) => (
            <GoodsLine
              key={`${item.item_id}-${item.order_item_type}-${item.activity_id}`}
              item={item}
              subsidy={preview.subsidy}
            />
          ))}
        </ul>
      </div>
      {preview.items.some((item) => item.order_item_type === 'package') && (
        <p className="text-muted mt-3 text-xs">{packageTerms}</p>
      )}
      <div className="mt-4 flex items-center gap-3 max-md:flex-col max-md:items-stretch max-md:gap-1.5">
        <label htmlFor={id} className="text-text shrink-0 text-sm">
          给商家留言：
        </label>
        <Input
          id={id}
          placeholder="选填"
          maxLength={maxRemarkLength}
          className="md:max-w-md"
          value={model.choice.remark}
          onChange={(event) => model.change({ remark: event.target.value })}
        />
      </div>
    </Section>
  )
}

/** Why a line costs less: 会员价已减¥150.00, 满3000减120. */
const reasonText = ({ type, rule, info, discount_fee: fee }: Item['discount_info'][number]) =>
  type === 'member_price' ? `会员价已减${priceText(fee)}` : shownRule(rule) || info

function GoodsLine({ item, subsidy }: { item: Item; subsidy: OrderPreview['subsidy'] }) {
  const isGift = item.order_item_type === 'gift'
  const tag = lineTypeLabels[item.order_item_type]
  // The tag of a 加价购 line says why it costs less.
  const given = item.order_item_type === 'plus_buy' ? [] : item.discount_info
  const reasons = given.filter(
    ({ type }) => type !== 'cash_discount' && type !== 'coupon_discount' && type !== 'subsidy',
  )
  return (
    <li className={`grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-4 @min-[40rem]:items-center ${columns}`}>
      <Picture src={item.pic} alt="" width={240} className="rounded-control size-16" />
      <div className="min-w-0">
        <p className="text-ink line-clamp-2 text-sm">
          {tag && (
            <Tag tone="solid" className="mr-1.5 align-text-bottom">
              {tag}
            </Tag>
          )}
          <Link
            href={soldGoodsHref(item.item_id, item.item_point !== undefined)}
            className="hover:text-brand transition-colors"
          >
            {item.item_name}
          </Link>
        </p>
        {item.item_spec_desc && <p className="text-muted mt-0.5 text-xs">{shownSpec(item.item_spec_desc)}</p>}
        {!isGift && (
          <p className="mt-1 flex flex-wrap items-center gap-1 empty:hidden">
            {reasons.map((reason) => (
              <Tag key={`${reason.type}-${reason.id}`} className="whitespace-normal">
                <Figures text={reasonText(reason)} />
              </Tag>
            ))}
            <SubsidyTag cents={item.subsidy_fee} />
            <SubsidyLimit item={item} subsidy={subsidy} />
          </p>
        )}
      </div>
      <div className="nums col-start-2 mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm @min-[40rem]:contents">
        <UnitPrice
          line={item}
          points={item.item_point}
          className="@min-[40rem]:flex-col @min-[40rem]:items-center"
        />
        <span className="text-muted @min-[40rem]:text-center" translate="no">
          × {item.num}
        </span>
        <LineAmount line={item} points={item.item_point} className="text-base" />
      </div>
    </li>
  )
}
