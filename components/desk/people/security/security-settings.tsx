'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskSecurity } from '@/lib/contract/operator/people/security'
import { factorKinds } from '@/lib/domain/desk/factor'
import { mayDo } from '@/lib/domain/desk/roles'
import { minuteText } from '@/lib/domain/time/china'
import { FormSection } from '../../form/form-section'
import { deskKey, useDesk } from '../../frame/use-desk'
import { CodeForm } from './code-form'
import { EnrolFactor } from './enrol-factor'
import { OwnSessions } from './own-sessions'
import { RecoveryCodes } from './recovery-codes'

/** 我的安全: the second factor and the sessions of the person; owners say who must have a factor. */
export function SecuritySettings() {
  const client = useQueryClient()
  const { data: overview } = useDesk()
  const { data, isError, isRefetching, refetch } = useQuery(
    deskQuery.security.state.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  )
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: deskQuery.security.key() })
    // The home reminds until there is a factor.
    await client.invalidateQueries({ queryKey: deskKey })
  }
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data || !overview) return <Skeleton className="h-80" />
  return (
    <div className="grid gap-4">
      <FormSection id="factor" title="二次验证" hint="登录运营中心时，除密码外再输入一个验证码">
        {data.factor ? (
          <FactorInUse security={data} onChanged={refresh} />
        ) : (
          <EnrolFactor security={data} onDone={() => void refresh()} />
        )}
      </FormSection>
      {overview.shop === null && mayDo(overview.desk_role, 'account:write') && (
        <FormSection
          id="required"
          title="商城要求"
          hint="开启后，没有二次验证的店主和财务需要先设置才能进入运营中心"
        >
          <Required security={data} onChanged={refresh} />
        </FormSection>
      )}
      <FormSection id="sessions" title="登录设备">
        <OwnSessions />
      </FormSection>
    </div>
  )
}

interface PartProps {
  security: DeskSecurity
  onChanged: () => Promise<void>
}

function FactorInUse({ security, onChanged }: PartProps) {
  const [wanted, setWanted] = useState<'disable' | 'recovery' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { factor, mobile } = security
  if (!factor) return null
  const done = () => {
    setWanted(null)
    setCodes(null)
    void onChanged()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />
  const act = async (code: string) => {
    if (wanted === 'recovery') setCodes((await desk.security.recovery({ code })).recovery_codes)
    else {
      await desk.security.disable({ code })
      toast.success('二次验证已关闭')
      done()
    }
  }
  return (
    <div className="grid gap-4">
      <p className="text-text text-sm">
        已开启：{factorKinds[factor.kind]}
        {factor.kind === 'sms' && `（${mobile}）`}，
        <span className="nums">
          {minuteText(factor.since)} 起，剩余{factor.recovery_left}个恢复码
        </span>
      </p>
      {wanted ? (
        <CodeForm
          key={wanted}
          id="factor-code"
          hint={
            wanted === 'disable' ? '关闭前请验证一次，也可以用恢复码' : '生成前请验证一次，原来的恢复码失效'
          }
          action={wanted === 'disable' ? '关闭二次验证' : '生成恢复码'}
          canSend={factor.kind === 'sms'}
          onCode={act}
        >
          <Button variant="ghost" onClick={() => setWanted(null)}>
            取消
          </Button>
        </CodeForm>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="ghost" onClick={() => setWanted('recovery')}>
            重新生成恢复码
          </Button>
          <Button variant="ghost" onClick={() => setWanted('disable')}>
            关闭
          </Button>
        </div>
      )}
    </div>
  )
}

function Required({ security, onChanged }: PartProps) {
  const set = useSingleMutation({
    mutationFn: (required: boolean) => desk.security.setRequired({ required }),
    onSuccess: () => toast.success('已保存'),
    onSettled: onChanged,
  })
  return (
    <Checkbox
      checked={security.required}
      disabled={set.isPending || (security.factor === null && !security.required)}
      onChange={({ target }) => set.mutate(target.checked)}
    >
      店主和财务必须开启二次验证
      {security.factor === null && !security.required && '（请先为自己开启）'}
    </Checkbox>
  )
}
