'use client'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { Suspense, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { api } from '@/lib/client/call/api'
import { ApiError, errorText } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Outputs } from '@/lib/contract/outputs'
import { dateTimeText } from '@/lib/domain/time/china'
import { staffMallHref } from '@/lib/web/staff-href'

/** A member becomes the relative of the employee whose code it is. */
export function AcceptInvite() {
  const isHydrated = useHydrated()
  const pending = <Skeleton className="rounded-card mx-auto h-80 max-w-md" />
  return <Suspense fallback={pending}>{isHydrated ? <Invitation /> : pending}</Suspense>
}

/** Seven digits (contract member §14.1). */
const codeProblem = (code: string): string =>
  code === '' ? '请输入邀请码' : /^\d{7}$/.test(code) ? '' : '请输入7位数字邀请码'

/**
 * The activity of an invitation link, or why it does not work: a wrong, used or expired code is reported before the
 * button is pressed.
 */
function useGivenInvite(code: string) {
  const { data, error } = useQuery(
    query.employee.invite.queryOptions({
      input: codeProblem(code) === '' ? { invite_code: code } : skipToken,
      staleTime: Infinity,
      retry: false,
      meta: { silent: true },
    }),
  )
  const refusal = error instanceof ApiError ? error.message : ''
  return { invite: data, refusal: code ? codeProblem(code) || refusal : '' }
}

function Invitation() {
  const given = useSearchParams().get('code')?.trim() ?? ''
  const { invite, refusal } = useGivenInvite(given)
  const [code, setCode] = useState(given)
  /** Error of a code that was typed or submitted since; null while the code is the one of the link. */
  const [typedProblem, setProblem] = useState<string | null>(null)
  const problem = typedProblem ?? refusal
  const router = useClientNavigation()
  const client = useQueryClient()
  const bind = useSingleMutation({
    mutationFn: () => api.employee.bindRelative({ invite_code: code }),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: query.employee.activities.key() }),
        // The entries of 员工内购 in menu and member centre follow these.
        client.invalidateQueries({ queryKey: query.employee.ownEnterprises.key() }),
      ])
      toast.success('已接受邀请')
      router.push(staffMallHref)
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = codeProblem(code)
    setProblem(wrong)
    if (!wrong) bind.mutate(undefined)
  }
  return (
    <section className="rounded-card border-line bg-card mx-auto max-w-md border p-8 max-md:p-4">
      <h2 className="text-ink text-lg font-semibold">
        {given && !refusal ? '您收到一份员工内购邀请' : '凭邀请码参加员工内购'}
      </h2>
      {given && !refusal && <InvitedTo invite={invite} />}
      <ul className="text-text mt-3 list-disc space-y-1 pl-5 text-sm leading-6">
        <li>接受后可以在活动的亲友时间内，按内购价购买活动商品</li>
        <li>可用额度和限购数量以活动页面显示为准</li>
        <li>邀请码只能使用一次，接受后不能转给他人</li>
      </ul>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <Field id="invite-code" label="邀请码" error={problem}>
          <Input
            {...fieldControl('invite-code', problem)}
            size="large"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            placeholder="请输入7位邀请码"
            value={code}
            onChange={(event) => {
              setCode(event.target.value.trim())
              setProblem('')
            }}
          />
        </Field>
        <Button type="submit" size="large" block loading={bind.isPending}>
          接受邀请
        </Button>
      </form>
    </section>
  )
}

/** The activity of an invitation; keeps its place while it loads. */
const InvitedTo = ({ invite }: { invite: Invite | undefined }) => (
  <dl className="bg-page rounded-card text-text mt-3 grid min-h-21 content-center gap-1 px-4 py-3 text-sm">
    {invite ? (
      <>
        <dt className="sr-only">活动</dt>
        <dd className="text-ink font-medium">
          {invite.enterprise_name} · {invite.title || invite.name}
        </dd>
        <dt className="sr-only">亲友购买时间</dt>
        <dd className="nums text-muted text-xs">
          亲友购买时间 {minuteText(invite.relative_begin_time)} 至 {minuteText(invite.relative_end_time)}
        </dd>
      </>
    ) : (
      <Skeleton className="h-10" />
    )}
  </dl>
)

type Invite = Outputs['employee']['invite']
const minuteText = (at: number): string => dateTimeText(at).slice(0, 16)
