import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'

const notices = {
  paid: '该订单已支付，无需重复付款',
  cancelled: '订单已取消，不能继续付款',
  missing: '没有找到这个订单，请到“我的订单”中查看',
} as const

/** Why nothing can be paid, with links that lead on. */
export function CashierNotice({ kind, orderId }: { kind: keyof typeof notices; orderId?: string }) {
  return (
    <div role="status" className="rounded-card border-line bg-card border">
      <Empty occasion={kind === 'missing' ? 'lost' : 'order'} text={notices[kind]}>
        <div className="flex gap-3">
          {orderId ? (
            <ButtonLink href={`/member/trade/${orderId}`}>查看订单详情</ButtonLink>
          ) : (
            <ButtonLink href="/member/trade">我的订单</ButtonLink>
          )}
          <ButtonLink href="/items" variant="ghost">
            继续购物
          </ButtonLink>
        </div>
      </Empty>
    </div>
  )
}
