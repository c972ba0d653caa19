'use client'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { errorField } from '@/components/auth/fields/error-field'
import { ProtocolDialog, protocolNames, protocolOptions } from '@/components/auth/fields/protocol-dialog'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorText } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { closeAccount } from '@/lib/client/person/sign-in'
import { toast } from '@/lib/client/press/toast'
import { closingDays } from '@/lib/domain/person/closing'
import { ProofFields, proofWays, type ProofValues, type SignInWays } from './proof-fields'

const losses = [
  '手机号、微信与账号解除绑定，所有设备退出登录',
  '优惠券、积分和会员等级作废',
  '收货地址、收藏、足迹和发票抬头删除',
  '订单不能再查看，也不能再申请售后；收货人、发票抬头和图片一并删除',
  '订单金额、支付和积分流水依法保存，不再对应到您',
]

interface CloseAccountProps {
  open: boolean
  /** Ways in which the member can prove the session. */
  ways: SignInWays
  onClose: () => void
  /** The request was taken; `message` says when it is done. */
  onClosed: (message: string) => void
}

/**
 * 注销账号: the consequences, or the obstacles to closing the account (contract member §5.14). It asks for the password or
 * a code (ADR 0076). Give it a key per opening: it begins empty.
 */
export function CloseAccount({ open, ways, onClose, onClosed }: CloseAccountProps) {
  const formId = useId()
  const { data, isError, refetch } = useQuery(
    query.account.close.queryOptions({
      input: {},
      enabled: open,
      // An order may have ended since the dialog was open before.
      gcTime: 0,
      meta: { silent: true },
    }),
  )
  const { data: terms } = useQuery({ ...protocolOptions('member_logout'), enabled: open })
  // A mall that has published no such agreement names the losses above alone.
  const hasTerms = terms?.content !== ''
  const [agreed, setAgreed] = useState(false)
  const [isReading, setReading] = useState(false)
  const [way, setWay] = useState(proofWays(ways)[0])
  const form = useForm<ProofValues>({
    mode: 'onTouched',
    // Fields that are not shown are neither validated nor sent.
    shouldUnregister: true,
    defaultValues: { password: '', captcha: '', vcode: '' },
  })
  const submit = form.handleSubmit(async ({ password, vcode }) => {
    if (!agreed) return
    try {
      const message = await closeAccount({
        ...(way === 'password' && { password: password ?? '' }),
        ...(way === 'code' && { vcode: vcode.trim() }),
      })
      onClosed(message)
    } catch (error) {
      const message = errorText(error)
      const field = way === 'password' ? 'password' : errorField(message)
      if (way) form.setError(field === 'mobile' ? 'vcode' : field, { message }, { shouldFocus: true })
      else toast.error(message)
    }
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="注销账号"
      footer={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            取消
          </Button>
          {data?.status && (
            <Button type="submit" form={formId} disabled={!agreed} loading={form.formState.isSubmitting}>
              确认注销
            </Button>
          )}
        </>
      }
    >
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-40" />
      ) : data.status ? (
        <FormProvider {...form}>
          <form id={formId} onSubmit={submit} noValidate>
            <p>
              提交后有 {closingDays} 天可以撤销；之后账号
              {data.msg && <span className="nums text-ink"> {data.msg} </span>}注销，不能恢复：
            </p>
            <ul className="mt-2 mb-4 list-disc space-y-1 pl-5">
              {losses.map((loss) => (
                <li key={loss}>{loss}</li>
              ))}
            </ul>
            {way && <ProofFields way={way} ways={ways} onWay={setWay} />}
            <div className="flex flex-wrap items-center">
              <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
                {hasTerms ? '我已了解并同意' : '我已了解，仍要注销'}
              </Checkbox>
              {hasTerms && (
                <>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => setReading(true)}
                    className="text-link hover:text-brand max-md:min-h-11"
                  >
                    《{protocolNames.member_logout}》
                  </button>
                  ，仍要注销
                </>
              )}
            </div>
            <ProtocolDialog type={isReading ? 'member_logout' : null} onClose={() => setReading(false)} />
          </form>
        </FormProvider>
      ) : (
        <p role="alert">{data.msg}</p>
      )}
    </Dialog>
  )
}
