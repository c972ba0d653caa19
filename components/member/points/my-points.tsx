'use client'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/button'
import { query } from '@/lib/client/call/query'
import { pointsMallHref } from '@/lib/web/points-href'
import { Balance } from '../journal/balance'
import { Journal } from '../journal/journal'
import { MemberPanel } from '../panel'
import { PointRule } from './point-rule'

const meta = { silent: true }

/** 我的积分: the balance, its rule, and the movements of the last year (spec 3 §5). */
export const MyPoints = () => (
  <MemberPanel title="我的积分" back="/member/user-info" action={<PointRule />}>
    <PointBalance />
    <Journal
      title="积分明细"
      period="(近一年内)"
      optionsOf={({ page, pageSize, ...direction }) =>
        query.point.list.queryOptions({ input: { page_no: page, page_size: pageSize, ...direction }, meta })
      }
      movementOf={(row) => ({
        id: row.id,
        isIncome: row.outin_type === 'in',
        amount: row.point,
        text: row.point_desc,
        created: row.created,
        orderId: row.order_id,
        hasOrder: Boolean(row.has_order),
      })}
    />
  </MemberPanel>
)

function PointBalance() {
  const { data, isError } = useQuery(query.point.info.queryOptions({ input: {}, meta }))
  const setting = useQuery(query.pointsMall.setting.queryOptions({ input: {}, meta }))
  return (
    <Balance label="可用积分" value={data?.point} isError={isError}>
      {data && data.point_owed > 0 && (
        <p className="text-muted text-sm">
          退款待扣回<span translate="no">{data.point_owed}</span>积分，从以后获得的积分中扣除
        </p>
      )}
      {setting.data?.entrance.pc_openstatus && (
        <ButtonLink href={pointsMallHref()} className="ml-auto">
          去兑换
        </ButtonLink>
      )}
    </Balance>
  )
}
