'use client'
import { useQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Figures } from '@/components/ui/figures'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { Outputs } from '@/lib/contract/outputs'
import { priceText } from '@/lib/domain/money'
import { gradeProgress, type ConsumptionGrade, type GradeProgress } from '@/lib/domain/person/member-grade'
import { besideGuideTitle } from '@/lib/domain/person/vip'
import { MemberPanel } from '../panel'

const silent = { input: {}, meta: { silent: true } } as const
type Grades = Outputs['memberGrade']['list']
type Grade = Grades['member_card_list'][number]

/** 会员权益: the way to the next grade, the benefits of each grade, and the paid grades. */
export function Rights() {
  const grades = useQuery(query.memberGrade.list.queryOptions(silent))
  const member = useQuery(query.member.info.queryOptions(silent))
  const retry = () => void Promise.all([grades.refetch(), member.refetch()])
  return (
    <MemberPanel title="会员权益" back="/member/user-info">
      {grades.isError || member.isError ? (
        <ErrorState onRetry={retry} retrying={grades.isRefetching || member.isRefetching} />
      ) : !grades.data || !member.data ? (
        <div role="status" aria-label="加载中" className="grid gap-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-48" />
        </div>
      ) : grades.data.member_card_list.length === 0 ? (
        <Empty occasion="coupon" text="暂无权益" action={{ href: '/items', label: '去逛逛' }} />
      ) : (
        <div className="grid gap-6 max-md:gap-4">
          <Progress
            grades={grades.data.member_card_list}
            ownId={member.data.memberInfo.gradeInfo.grade_id}
            spent={grades.data.total_consumption ?? 0}
          />
          <OrdinaryGrades
            grades={grades.data.member_card_list}
            hasPoints={grades.data.gain_point > 0}
            ownId={member.data.memberInfo.gradeInfo.grade_id}
          />
          <PaidGrades grades={grades.data.vip_grade_list} held={member.data.vipgrade} />
        </div>
      )}
    </MemberPanel>
  )
}

const thresholdOf = (grade: Grade) => Math.round(grade.promotion_condition.total_consumption * 100)

/** The own grade and how much is missing to the next one; cents. */
function Progress({ grades, ownId, spent }: { grades: readonly Grade[]; ownId: number; spent: number }) {
  const own = grades.find(({ grade_id }) => grade_id === ownId)
  const progress = gradeProgress(
    grades.map((grade) => ({ id: grade.grade_id, threshold: thresholdOf(grade), name: grade.grade_name })),
    ownId,
    spent,
  )
  // Operators give grades too, and a refund lowers the sum, never the grade.
  const isBelow = own !== undefined && spent < thresholdOf(own)
  const share = progress ? Math.min(100, Math.floor((spent / progress.next.threshold) * 100)) : 100
  return (
    <section aria-label="我的等级" className="rounded-card bg-vip text-vip-gold grid gap-3 p-6 max-md:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl font-semibold">{own?.grade_name}</h2>
        <p className="nums text-sm">
          累计消费 <span translate="no">{priceText(spent)}</span>
          {isBelow && '，当前等级为您保留'}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label="升级进度"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-white/15"
      >
        <div className="bg-vip-gold h-full rounded-full" style={{ width: `${share}%` }} />
      </div>
      <p className="nums text-vip-gold/80 text-sm">
        <Figures text={progressText(progress)} />
      </p>
    </section>
  )
}

function progressText(progress: GradeProgress<ConsumptionGrade & { name: string }> | null): string {
  if (!progress) return '您已是最高等级的会员'
  const { next, missing } = progress
  return missing > 0
    ? `再消费${priceText(missing)}可升级为${next.name}`
    : `已达到${next.name}的条件，下一笔订单完成后升级`
}

interface OrdinaryGradesProps {
  grades: readonly Grade[]
  ownId: number
  /** Orders earn points. */
  hasPoints: boolean
}

function OrdinaryGrades({ grades, ownId, hasPoints }: OrdinaryGradesProps) {
  return (
    <ul aria-label="会员等级" className="grid grid-cols-4 gap-4 max-lg:grid-cols-2 max-md:gap-3">
      {grades.map((grade) => {
        const isOwn = grade.grade_id === ownId
        return (
          <li
            key={grade.grade_id}
            className={cx(
              'rounded-card bg-card flex flex-col gap-1.5 border p-4',
              isOwn ? 'border-brand' : 'border-line',
            )}
          >
            <p className="text-ink flex flex-wrap items-center gap-2 font-semibold">
              {grade.grade_name}
              {isOwn && (
                <span className="bg-brand-tint text-brand-deep rounded-full px-2 text-xs font-normal">
                  当前等级
                </span>
              )}
            </p>
            {(grade.privileges.discount > 0 || hasPoints) && (
              <p className="nums text-text text-sm">
                {grade.privileges.discount > 0 ? `全场${grade.privileges.discount_desc}折` : '购物积分'}
              </p>
            )}
            <p className="nums text-muted text-xs">
              <Figures
                text={thresholdOf(grade) > 0 ? `累计消费满${priceText(thresholdOf(grade))}` : '注册即享'}
              />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

type Held = Outputs['member']['info']['vipgrade']

/** The paid grades; the one that the member has with its end. */
function PaidGrades({ grades, held }: { grades: Grades['vip_grade_list']; held: Held }) {
  return grades.map((grade) => {
    const isHeld = held.is_vip && held.vip_grade_id === grade.vip_grade_id
    // Members with the higher grade cannot buy this one (contract member §9.2).
    const isBelow = held.is_vip && held.lv_type === 'svip' && grade.lv_type === 'vip'
    const { rights } = besideGuideTitle({ ...grade, discount_desc: grade.privileges.discount_desc })
    return (
      <Link
        key={grade.vip_grade_id}
        href="/member/vip"
        className="rounded-card border-line bg-card hover:border-brand flex items-center gap-4 border p-4 transition-colors"
      >
        <Crown className="text-vip-bronze size-6 shrink-0" strokeWidth={1.5} aria-hidden />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-ink font-semibold">{grade.grade_name}</span>
          <span className={cx('nums text-sm', isHeld ? 'text-brand-deep' : 'text-text')}>
            {isHeld ? `已开通 · 有效期至${held.end_time}` : grade.guide_title}
          </span>
          <span className="text-muted w-full text-sm">{rights.join(' · ')}</span>
        </span>
        <span className="text-brand shrink-0 text-sm">{isHeld ? '续费' : isBelow ? '查看' : '去开通'}</span>
      </Link>
    )
  })
}
