import { FactList, type Fact } from '@/components/order/fact-list'
import { FormSection } from '../../form/form-section'
import type { DeskOrderPage } from './desk-order'
import { Receiver } from './receiver'

/** 买家 and receiver, or where and when the buyer picks the products up. */
export function OrderPeople({ orderInfo: order }: DeskOrderPage) {
  const { ziti_info: pickup } = order
  const facts: Fact[] = [
    ['买家', order.member.mobile],
    ['店铺', order.distributor_name],
    // The receiver's box has it for parcels.
    ['买家留言', 'name' in pickup ? order.remark : ''],
    ['同事备注', order.operator_remark],
  ]
  return (
    <FormSection id="order-people" title={'name' in pickup ? '自提' : '收货'}>
      <div className="grid grid-cols-2 gap-x-8 gap-y-4 max-md:grid-cols-1">
        {'name' in pickup ? (
          <FactList
            title="自提信息"
            isSpaced
            facts={[
              ['自提点', pickup.name],
              ['提货时间', `${pickup.pickup_date} ${pickup.pickup_time.join('-')}`],
              ['提货人', order.receiver_name],
              ['提货手机', order.receiver_mobile],
            ]}
          />
        ) : (
          <div>
            <h3 className="text-ink mb-2 text-sm font-semibold">收货人信息</h3>
            <Receiver order={order} />
          </div>
        )}
        <FactList title="订单信息" isSpaced facts={facts} />
      </div>
    </FormSection>
  )
}
