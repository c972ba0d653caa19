import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import type { OfferedGrade } from '@/lib/contract/people/vip'
import { besideGuideTitle } from '@/lib/domain/person/vip'

const looks = {
  vip: 'bg-linear-to-r from-brand-deep to-brand text-white',
  svip: 'bg-linear-to-r from-vip to-vip-light text-vip-gold',
} as const

interface GradeCardProps {
  grade: OfferedGrade
  /** Whether it is the member's current grade. */
  isCurrent: boolean
  /** The terms, and how to buy one. */
  children: ReactNode
}

/** A paid grade: its guide title with the discount, and rights. */
export function GradeCard({ grade, isCurrent, children }: GradeCardProps) {
  const { discount_desc } = grade.privileges
  const { hasFold, rights } = besideGuideTitle({ ...grade, discount_desc })
  return (
    <article className="rounded-card border-line bg-card flex h-full flex-col overflow-hidden border">
      <header
        className={cx('flex flex-wrap items-center gap-x-4 px-6 py-5 max-md:px-4', looks[grade.lv_type])}
      >
        <div className="min-w-[min(100%,7rem)] flex-1">
          <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
            {grade.grade_name}
            {isCurrent && (
              <span className="rounded-full border border-current px-2 text-xs font-normal">当前等级</span>
            )}
          </h2>
          {grade.guide_title && <p className="nums mt-1 text-base">{grade.guide_title}</p>}
        </div>
        {hasFold && (
          <p className="nums shrink-0 text-3xl font-semibold">
            {discount_desc}
            <small className="ml-0.5 text-base font-normal">折</small>
          </p>
        )}
      </header>
      <div className="flex flex-1 flex-col gap-5 p-6 max-md:p-4">
        {rights.length > 0 && (
          <ul
            aria-label={`${grade.grade_name}权益`}
            className="text-text grid flex-1 content-start gap-2 text-sm"
          >
            {rights.map((right) => (
              <li key={right} className="flex gap-2">
                <Check className="text-programme mt-0.5 size-4 shrink-0" aria-hidden />
                {right}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </article>
  )
}
