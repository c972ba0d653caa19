'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { query } from '@/lib/client/query'
import { MemberPanel } from '../panel'
import { DepositMovements } from './deposit-movements'
import { Recharge } from './recharge'

/** The directions of `deposit/list`; the first one is no filter. */
const directions = [
  { value: '', label: '全部' },
  { value: 'income', label: '收入' },
  { value: 'outcome', label: '支出' },
] as const
export type Direction = (typeof directions)[number]['value']

/** 储值余额: the balance, recharging and the movements. Without stored value and recharging there is nothing to show. */
export function MyDeposit() {
  const member = useQuery(query.member.info.queryOptions({ input: {}, meta: { silent: true } }))
  return (
    <MemberPanel title="储值余额" back="/member/user-info">
      {member.isError ? (
        <ErrorState onRetry={() => void member.refetch()} retrying={member.isRefetching} />
      ) : !member.data ? (
        <div role="status" aria-label="加载中" className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </div>
      ) : member.data.is_recharge_status || member.data.deposit > 0 ? (
        <Account canRecharge={member.data.is_recharge_status} />
      ) : (
        <Empty
          occasion="lost"
          text="您访问的内容不存在"
          action={{ href: '/member/user-info', label: '返回会员中心' }}
        />
      )}
    </MemberPanel>
  )
}

function Account({ canRecharge }: { canRecharge: boolean }) {
  const [direction, setDirection] = useState<Direction>('')
  return (
    <>
      <Balance />
      {canRecharge && <Recharge />}
      <h2 className="text-ink mt-6 text-base font-semibold max-md:mt-5">余额明细</h2>
      <Tabs
        label="余额明细"
        items={directions}
        value={direction}
        onChange={setDirection}
        className="border-line mb-4 border-b"
      >
        {/* Each direction starts at its first page. */}
        <DepositMovements key={direction} direction={direction} />
      </Tabs>
    </>
  )
}

function Balance() {
  const { data, isError } = useQuery(query.deposit.info.queryOptions({ input: {}, meta: { silent: true } }))
  return (
    <div className="from-brand-tint rounded-card bg-linear-to-r to-[#fff8f2] px-6 py-5 max-md:px-4">
      <p className="text-text text-sm">可用余额</p>
      <p className="mt-1 h-10">
        {data ? (
          <Price cents={data.deposit} className="text-[2rem] leading-10" />
        ) : isError ? (
          '–'
        ) : (
          <Skeleton className="h-9 w-32" />
        )}
      </p>
    </div>
  )
}
