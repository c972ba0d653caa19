'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { query } from '@/lib/client/query'
import { pointsMallHref } from '@/lib/web/points-href'
import { MemberPanel } from '../panel'
import { PointMovements } from './point-movements'
import { PointRule } from './point-rule'

/** The directions of `point/member`; the first one is no filter. */
const directions = [
  { value: '', label: '全部' },
  { value: 'income', label: '收入' },
  { value: 'outcome', label: '支出' },
] as const
export type Direction = (typeof directions)[number]['value']

/** 我的积分: the balance, its rule, and the movements of the last year (spec 3 §5). */
export function MyPoints() {
  const [direction, setDirection] = useState<Direction>('')
  return (
    <MemberPanel title="我的积分" back="/member/user-info" action={<PointRule />}>
      <Balance />
      <h2 className="text-ink mt-6 text-base font-semibold max-md:mt-5">
        积分明细<span className="text-muted text-sm font-normal">(近一年内)</span>
      </h2>
      <Tabs
        label="积分明细"
        items={directions}
        value={direction}
        onChange={setDirection}
        className="border-line mb-4 border-b"
      >
        {/* Each direction starts at its first page. */}
        <PointMovements key={direction} direction={direction} />
      </Tabs>
    </MemberPanel>
  )
}

function Balance() {
  const { data, isError } = useQuery(query.point.info.queryOptions({ input: {}, meta: { silent: true } }))
  const setting = useQuery(query.pointsMall.setting.queryOptions({ input: {}, meta: { silent: true } }))
  return (
    <div className="from-brand-tint rounded-card flex flex-wrap items-center gap-4 bg-linear-to-r to-[#fff8f2] px-6 py-5 max-md:px-4">
      <p className="text-text text-sm">
        可用积分
        <span
          translate="no"
          className="nums text-brand-deep mt-1 block h-10 text-[2rem] leading-10 font-semibold"
        >
          {data?.point ?? (isError ? '–' : <Skeleton className="h-9 w-24" />)}
        </span>
      </p>
      {setting.data?.entrance.pc_openstatus && (
        <ButtonLink href={pointsMallHref()} className="ml-auto">
          去兑换
        </ButtonLink>
      )}
    </div>
  )
}
