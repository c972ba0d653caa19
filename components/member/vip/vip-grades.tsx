'use client'
import { useQuery } from '@tanstack/react-query'
import { Headset } from 'lucide-react'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { Outputs } from '@/lib/contract/outputs'
import type { OfferedGrade } from '@/lib/contract/people/vip'
import { MemberPanel } from '../panel'
import { GradeCard } from './grade-card'
import { HeldCard } from './held-card'
import { PurchaseRecords } from './purchase-records'
import { TermPicker } from './term-picker'

const silent = { input: {}, meta: { silent: true } } as const
const grid = 'cards-2 grid gap-4 [--card-min:17rem]'

/**
 * 付费会员: the current grade, the paid grades with rights and terms, which lead to the cashier, and the rules of
 * purchases.
 */
export function VipGrades() {
  const grades = useQuery(query.vip.list.queryOptions(silent))
  const member = useQuery(query.member.info.queryOptions(silent))
  const retry = () => void Promise.all([grades.refetch(), member.refetch()])
  const current = member.data?.vipgrade
  return (
    <MemberPanel title="付费会员" back="/member/user-info">
      {grades.isError || member.isError ? (
        <ErrorState onRetry={retry} retrying={grades.isRefetching || member.isRefetching} />
      ) : grades.isPending || member.isPending ? (
        <div role="status" aria-label="加载中" className="grid gap-4">
          <Skeleton className="rounded-card h-26" />
          <div className={grid}>
            <Skeleton className="rounded-card h-72" />
            <Skeleton className="rounded-card h-72" />
          </div>
        </div>
      ) : (
        <div className="grid gap-4">
          <HeldCard member={member.data} paidName={grades.data.list[0]?.grade_name ?? '付费会员'} />
          {grades.data.list.length === 0 ? (
            <Empty
              occasion="coupon"
              text="商城目前没有付费会员"
              action={{ href: '/items', label: '去逛逛' }}
            />
          ) : (
            <>
              <ul className={grid}>
                {grades.data.list.map((grade) => (
                  <li key={grade.vip_grade_id}>
                    <GradeCard
                      grade={grade}
                      isCurrent={current?.is_vip === true && current.vip_grade_id === grade.vip_grade_id}
                    >
                      <TermPicker grade={grade} buyText={buyText(grade, current)} />
                    </GradeCard>
                  </li>
                ))}
              </ul>
              <PurchaseRecords />
              <Rules />
            </>
          )}
        </div>
      )}
    </MemberPanel>
  )
}

type Held = Outputs['member']['info']['vipgrade']

/** Text of the button; null where the member has a higher grade, for which the call refuses this one. */
function buyText(grade: OfferedGrade, held: Held | undefined): string | null {
  if (!held?.is_vip) return '立即开通'
  if (held.lv_type === grade.lv_type) return '立即续费'
  return grade.lv_type === 'svip' ? '立即升级' : null
}

/** When a purchase begins and what happens to a lower grade (contract member §17), and the phone number of the mall. */
function Rules() {
  const { data } = useQuery(query.site.frame.queryOptions(silent))
  return (
    <section
      aria-label="购买说明"
      className="rounded-card bg-page max-md:bg-card text-text grid gap-1.5 px-6 py-4 text-sm max-md:px-4"
    >
      <p>付款成功后立即生效，会员价即刻可用；续费从到期日起顺延，不自动续费。</p>
      <p>升级后立即按新等级计价，原等级剩余的天数在新等级到期后继续使用。会员开通后不支持退款。</p>
      {data?.phone && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Headset className="text-muted size-5" strokeWidth={1.5} aria-hidden />
          如有疑问请联系客服
          <a
            href={`tel:${data.phone}`}
            className="nums text-link hover:text-brand font-medium transition-colors max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {data.phone}
          </a>
          {data.service_hours && (
            <span translate="no" className="text-muted nums">
              {data.service_hours}
            </span>
          )}
        </p>
      )}
    </section>
  )
}
