'use client'
import { useQuery } from '@tanstack/react-query'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import { Balance } from '../journal/balance'
import { Journal } from '../journal/journal'
import { MemberPanel } from '../panel'
import { Recharge } from './recharge'

const meta = { silent: true }

/** 储值余额: the balance, recharging and the movements. Without stored value and recharging there is nothing to show. */
export function MyDeposit() {
  const member = useQuery(query.member.info.queryOptions({ input: {}, meta }))
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
  const { data, isError } = useQuery(query.deposit.info.queryOptions({ input: {}, meta }))
  return (
    <>
      <Balance
        label="可用余额"
        value={data && <Price cents={data.deposit} className="text-inherit!" />}
        isError={isError}
      />
      {canRecharge && <Recharge />}
      <Journal
        title="余额明细"
        optionsOf={(input) => query.deposit.list.queryOptions({ input, meta })}
        movementOf={(row) => ({
          id: row.deposit_trade_id,
          isIncome: row.outin_type === 'in',
          text: row.detail,
          amount: <Price cents={row.money} className="text-inherit!" />,
          created: row.created,
          orderId: row.order_id,
          hasOrder: false,
        })}
      />
    </>
  )
}
