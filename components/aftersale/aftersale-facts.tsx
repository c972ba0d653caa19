import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { isFigure } from '@/components/ui/figures'
import { Price } from '@/components/ui/price'
import type { AftersaleInfo } from '@/lib/contract/trade/aftersale'
import { aftersaleTypes } from '@/lib/domain/aftersale/values'
import { dateTimeText } from '@/lib/domain/time/china'
import { expectedReturn } from './aftersale-view'
import { ProofPictures } from './proof-pictures'

type Fact = readonly [name: string, value: ReactNode]

const amount = (cents: number) => <Price cents={cents} className="text-ink! font-normal!" />

function Block({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const shown = facts.filter(([, value]) => value !== '' && value !== null)
  if (shown.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="text-ink text-sm font-semibold">{title}</h2>
      <dl className="nums mt-2 grid gap-1.5 text-sm">
        {shown.map(([name, value]) => (
          <div key={name} className="flex gap-1">
            <dt className="text-muted shrink-0">{name}</dt>
            <dd translate={isFigure(value) ? 'no' : undefined} className="text-text min-w-0 break-words">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const parcelFacts = (parcel: AftersaleInfo['sendback_data']): Fact[] =>
  'logi_no' in parcel
    ? [
        ['物流公司：', parcel.corp_name],
        ['物流单号：', parcel.logi_no],
        ['填写时间：', dateTimeText(parcel.time)],
      ]
    : []

/** Whether the order's coupon is returned; empty for an application that was refused or withdrawn. */
const couponFact = ({
  coupon_name: name,
  coupon_returned: isReturned,
  aftersales_status: status,
}: AftersaleInfo) => {
  if (!name || status > 2) return ''
  return isReturned ? `已退还“${name}”` : `“${name}”在商品全部退款后退还`
}

/** Application, amounts, address and parcels of an after-sale. Empty values are left out. */
export function AftersaleFacts({ info, className }: { info: AftersaleInfo; className: string }) {
  const { aftersales_address: address, refund_info: refund } = info
  const isExchange = info.aftersales_type === 'EXCHANGING_GOODS'
  const expected = expectedReturn(info)
  return (
    <div className={cx('bg-card grid gap-x-8 gap-y-6 md:grid-cols-2', className)}>
      <Block
        title="申请信息"
        facts={[
          ['售后编号：', info.aftersales_bn],
          ['服务类型：', aftersaleTypes[info.aftersales_type]],
          ['售后原因：', info.reason],
          ['申请说明：', info.description],
          ['申请时间：', dateTimeText(info.create_time)],
          ['拒绝原因：', info.refuse_reason],
        ]}
      />
      {!isExchange && (
        <Block
          title="退款信息"
          facts={[
            ['退款金额：', amount(refund.refund_fee)],
            ['其中运费：', info.freight > 0 ? amount(info.freight) : ''],
            ['退还积分：', info.refund_point > 0 ? info.refund_point : ''],
            ['扣回赠送积分：', refund.return_point > 0 ? refund.return_point : ''],
            ['预计扣回赠送积分：', expected > 0 ? expected : ''],
            [
              '国家补贴：',
              info.subsidy_fee > 0 ? <>{amount(info.subsidy_fee)}（退回补贴计划，不退还给买家）</> : '',
            ],
            ['优惠券：', couponFact(info)],
            ['退款时间：', dateTimeText(refund.refund_success_time)],
          ]}
        />
      )}
      {'aftersales_contact' in address && (
        <Block
          title={info.return_type === 'offline' ? '退货门店' : '退货地址'}
          facts={[
            ['门店：', info.return_type === 'offline' ? address.aftersales_name : ''],
            ['收件人：', address.aftersales_contact],
            ['联系电话：', address.aftersales_mobile],
            ['地址：', address.aftersales_address],
            ['营业时间：', info.return_type === 'offline' ? address.aftersales_hours : ''],
          ]}
        />
      )}
      <Block title="退货物流" facts={parcelFacts(info.sendback_data)} />
      <Block title="补发物流" facts={parcelFacts(info.sendconfirm_data)} />
      <ProofPictures title="凭证" pictures={info.evidence_pic} className="md:col-span-2" />
    </div>
  )
}
