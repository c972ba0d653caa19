'use client'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock3, type LucideIcon } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Collapse } from '@/components/ui/collapse'
import { ErrorState } from '@/components/ui/error-state'
import { SkeletonText } from '@/components/ui/skeleton'
import { StepBar } from '@/components/ui/step-bar'
import { api } from '@/lib/client/call/api'
import { desk } from '@/lib/client/call/desk'
import { replacePage } from '@/lib/client/page/open-page'
import { ApplicationFacts } from './application-facts'

const formHref = '/shop/settleForm'
const deskHref = '/shopadmin/index'
/** The merchant's shop: null for an operator, who has none; undefined while it is not known. */
const readShop = () =>
  desk.shop.overview({}).then(
    ({ shop }) => shop,
    () => undefined,
  )

/** The state of the application, and its submitted facts; a draft has no state yet, and an operator never applied. */
async function readReview() {
  const [review, { step }] = await Promise.all([api.merchant.auditStatus({}), api.merchant.step({})])
  // Nothing is saved before the first step; merchants who never applied have no application at all.
  const saved = step === 1 ? undefined : await api.merchant.detail({}).catch(() => undefined)
  const isDraft = review.audit_status === '1' && (step < 4 || saved?.disabled !== false)
  const shop = review.audit_status === '2' ? await readShop() : undefined
  const leaveTo = isDraft ? formHref : shop === null ? deskHref : null
  return { ...review, leaveTo, saved, shopName: shop?.name }
}

/** 入驻进度: waiting, approved, or refused with its reason (spec 3 §6, /shop/review). */
export function ReviewCard({ leaveTo = replacePage }: { leaveTo?: (href: string) => void }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['merchant-review'],
    queryFn: readReview,
    refetchOnWindowFocus: 'always',
    meta: { silent: true },
  })
  const next = data?.leaveTo
  useEffect(() => {
    if (next) leaveTo(next)
  }, [next, leaveTo])

  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data || data.leaveTo) return <SkeletonText lines={4} className="mx-auto max-w-160" />
  const { audit_status: state, audit_memo: reason, saved, shopName } = data
  return (
    <>
      <StepBar
        steps={['提交资料', '平台审核', '入驻完成']}
        current={state === '2' ? 3 : 1}
        isFailed={state === '3'}
        className="mx-auto max-w-160"
      />
      {state === '1' && (
        <Outcome
          icon={Clock3}
          tone="text-accent"
          title="已提交申请，请耐心等待~"
          text="预计会在1~5个工作日完成审核"
        >
          <ButtonLink href="/" variant="ghost">
            返回商城
          </ButtonLink>
        </Outcome>
      )}
      {state === '2' && (
        <Outcome icon={CircleCheck} tone="text-programme" title="恭喜您已完成入驻!" text="您的店铺已开通">
          {shopName && <p className="text-ink mb-4 font-semibold">{shopName}</p>}
          <ButtonLink href={deskHref}>进入商家中心</ButtonLink>
        </Outcome>
      )}
      {state === '3' && (
        <Outcome
          icon={CircleX}
          tone="text-brand"
          title="很抱歉! 您的入驻申请未通过"
          text={`审批意见: ${reason}`}
        >
          <ButtonLink href={`${formHref}?type=return`}>重新填写</ButtonLink>
        </Outcome>
      )}
      {saved && (
        <Collapse title="查看已提交资料" closeLabel="收起" className="border-line border-t">
          <div className="pt-2">
            <ApplicationFacts application={saved} />
          </div>
        </Collapse>
      )}
    </>
  )
}

interface OutcomeProps {
  icon: LucideIcon
  tone: string
  title: string
  text: string
  children?: ReactNode
}

function Outcome({ icon: Icon, tone, title, text, children }: OutcomeProps) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-12 text-center max-md:py-8">
      <Icon className={`size-14 ${tone}`} strokeWidth={1.5} aria-hidden />
      <p className="text-ink text-lg font-semibold">{title}</p>
      <p className="text-text max-w-120 text-sm break-words">{text}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
