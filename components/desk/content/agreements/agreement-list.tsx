'use client'
import { useQuery } from '@tanstack/react-query'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskAgreement } from '@/lib/contract/operator/content/agreement'
import { minuteText } from '@/lib/domain/time/china'
import { useMay } from '../../frame/use-desk'
import { agreementUses, deskAgreementHref } from './agreement-types'

const options = deskQuery.agreement.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })

/** 协议: the texts that members agree to, each with its published version (contract operator §9). */
export function AgreementList() {
  const { data, isError, isFetching, refetch } = useQuery(options)
  const mayWrite = useMay('content:write')
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <p className="text-muted mb-4 text-sm">模板由系统按商城信息生成，发布前请让法务核对。</p>
      <ul className="divide-line border-line divide-y border-y">
        {data.list.map((agreement) => (
          <AgreementLine key={agreement.type} agreement={agreement} mayWrite={mayWrite} />
        ))}
      </ul>
    </>
  )
}

function AgreementLine({ agreement, mayWrite }: { agreement: DeskAgreement; mayWrite: boolean }) {
  const { type, title, number, draft } = agreement
  const action = mayWrite ? (number > 0 || draft ? '编辑' : '填写') : '查看'
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="text-ink font-semibold">{title}</p>
        <p className="text-muted nums mt-1 text-sm">
          {agreementUses[type]} ·{' '}
          {number > 0 ? (
            `第${number}版，${agreement.update_date} 更新，${agreement.take_effect_date} 生效`
          ) : (
            <span className="text-brand">尚未发布</span>
          )}
          {draft && ` · 草稿（${draft.by} ${minuteText(draft.updated)}）`}
        </p>
      </div>
      <ButtonLink variant="ghost" href={deskAgreementHref(type)} aria-label={`${action}${title}`}>
        {action}
      </ButtonLink>
    </li>
  )
}
