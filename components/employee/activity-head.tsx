import { UserPlus } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import { shortYuan } from '@/lib/domain/money'
import { dateTimeText } from '@/lib/domain/time/china'
import { relativesHref } from '@/lib/web/staff-href'
import { refOf, type Activity } from './use-activities'

/** Name, period and rules of an activity, and 内购额度: the remaining and the whole amount. */
export function ActivityHead({ activity }: { activity: Activity }) {
  const { fee, is_relative: isRelative } = activity
  const [begin, end] = isRelative
    ? [activity.relative_begin_time, activity.relative_end_time]
    : [activity.employee_begin_time, activity.employee_end_time]
  return (
    <section className="rounded-card border-line bg-card border p-6 max-md:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 className="text-ink flex flex-wrap items-center gap-2 text-lg font-semibold">
            {activity.title || activity.name}
            <Tag tone={activity.status === 'ongoing' ? 'programme' : 'accent'}>{activity.status_desc}</Tag>
          </h2>
          <p className="text-muted mt-1 text-sm">
            {activity.employer}
            {isRelative ? ' · 受邀亲友' : ' · 员工'}
          </p>
          <p className="nums text-text mt-2 text-sm">
            {dateTimeText(begin).slice(0, 16)} 至 {dateTimeText(end).slice(0, 16)}
          </p>
          {activity.is_employee && activity.if_relative_join && (
            <ButtonLink
              href={relativesHref(refOf(activity))}
              variant="outline"
              size="small"
              className="mt-3 max-md:h-9"
            >
              <UserPlus className="size-4" aria-hidden />
              邀请亲友
            </ButtonLink>
          )}
        </div>
        {fee && (
          <dl className="flex gap-8 text-sm max-md:w-full max-md:justify-between max-md:gap-4">
            <Amount label="剩余内购额度" cents={fee.left_fee} tone="brand" />
            <Amount label="总额度" cents={fee.limit_fee} />
            <Amount label="已使用" cents={fee.aggregate_fee} />
          </dl>
        )}
      </div>
      {(activity.discount_description || activity.minimum_amount > 0) && (
        <p className="bg-page text-text rounded-control mt-4 px-3 py-2 text-xs">
          {activity.minimum_amount > 0 && `每单商品金额满 ${shortYuan(activity.minimum_amount)} 元起购。`}
          {activity.discount_description}
        </p>
      )}
    </section>
  )
}

function Amount({ label, cents, tone = 'ink' }: { label: string; cents: number; tone?: 'brand' | 'ink' }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="mt-1">
        <Price cents={cents} tone={tone} className="text-lg" />
      </dd>
    </div>
  )
}
