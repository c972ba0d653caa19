'use client'
import { useQuery } from '@tanstack/react-query'
import { Headset } from 'lucide-react'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/query'
import { MemberPanel } from '../panel'
import { GradeCard } from './grade-card'
import { HeldCard } from './held-card'

const silent = { input: {}, meta: { silent: true } } as const
const grid = 'grid grid-cols-2 gap-4 max-md:grid-cols-1'

/** 付费会员: the current grade, the paid grades with rights and prices, and the phone number for buying one. */
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
                    />
                  </li>
                ))}
              </ul>
              <ContactHint isVip={current?.is_vip === true} />
            </>
          )}
        </div>
      )}
    </MemberPanel>
  )
}

/** The phone number of the mall, if it has one: paid grades are sold by phone. */
function ContactHint({ isVip }: { isVip: boolean }) {
  const { data } = useQuery(query.site.frame.queryOptions(silent))
  if (!data?.phone) return null
  return (
    <p className="rounded-card bg-page max-md:bg-card text-text flex flex-wrap items-center gap-x-2 gap-y-1 px-6 py-4 text-sm max-md:px-4">
      <Headset className="text-muted size-5" strokeWidth={1.5} aria-hidden />
      {isVip ? '续费或升级' : '开通'}请联系客服
      <a
        href={`tel:${data.phone}`}
        className="nums text-link hover:text-brand font-medium transition-colors max-md:inline-flex max-md:min-h-11 max-md:items-center"
      >
        {data.phone}
      </a>
      {data.service_hours && <span className="text-muted nums">{data.service_hours}</span>}
    </p>
  )
}
