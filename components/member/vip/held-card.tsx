import { Crown } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import type { MemberAnswer } from '@/lib/contract/people/member'
import { foldOf } from '@/lib/domain/person/vip'

/**
 * The member's current grade: the paid one with its end, else the ordinary one.
 * @param paidName the offered grade for a member without one, such as 焕新卡
 */
export function HeldCard({ member, paidName }: { member: MemberAnswer; paidName: string }) {
  const { vipgrade: vip, memberInfo } = member
  const { gradeInfo: grade } = memberInfo
  const discount = vip.is_vip ? (vip.discount ?? 0) : grade.privileges.discount
  return (
    <section
      aria-label="我的等级"
      className={cx(
        'rounded-card flex flex-wrap items-center gap-x-6 gap-y-4 p-6 max-md:p-4',
        vip.is_vip
          ? 'from-vip to-vip-light text-vip-gold bg-linear-to-r'
          : // On phones the page is grey itself.
            'bg-page max-md:bg-card max-md:border-line text-ink max-md:border',
      )}
    >
      <span
        className={cx(
          'flex size-14 shrink-0 items-center justify-center rounded-full',
          vip.is_vip ? 'bg-white/10' : 'bg-card text-muted max-md:bg-page',
        )}
      >
        <Crown className="size-7" strokeWidth={1.5} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg font-semibold">{vip.is_vip ? vip.grade_name : grade.grade_name}</h2>
        <p className={cx('nums mt-1 text-sm', vip.is_vip ? 'text-vip-gold/80' : 'text-text')}>
          {vip.is_vip
            ? `有效期至 ${vip.end_time}，还有 ${vip.day} 天`
            : `您尚未开通${paidName}${discount > 0 ? '' : '，购物没有会员折扣'}`}
        </p>
      </div>
      {discount > 0 && (
        <p className="nums shrink-0 text-right">
          <span translate="no" className="block text-2xl font-semibold">
            {foldOf(discount)}折
          </span>
          <span className={cx('text-xs', vip.is_vip ? 'text-vip-gold/80' : 'text-text')}>我的购物折扣</span>
        </p>
      )}
    </section>
  )
}
