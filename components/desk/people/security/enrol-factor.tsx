'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Qr } from '@/components/ui/qr'
import { errorText } from '@/lib/client/call/api-error'
import { desk } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskSecurity } from '@/lib/contract/operator/people/security'
import type { FactorKind } from '@/lib/domain/desk/factor'
import { passwordEmpty } from '@/lib/domain/messages/member'
import { CodeForm } from './code-form'
import { RecoveryCodes } from './recovery-codes'

interface Begun {
  kind: FactorKind
  key: string
  uri: string
}

interface EnrolFactorProps {
  security: Pick<DeskSecurity, 'mobile' | 'has_password'>
  onDone: () => void
}

/** See `protect`; loaded with the first form that is sent. */
const protect = async (text: string) => (await import('@/lib/client/call/protect')).protect(text)

const passwordId = 'enrol-password'
const passwordHint = '设置前请再输入一次登录密码'

/** Sets up a second factor: the password of the account, its kind, the first code, the recovery codes. */
export function EnrolFactor({ security: { mobile, has_password: needsPassword }, onDone }: EnrolFactorProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const begin = useSingleMutation({
    mutationFn: async (kind: FactorKind) => {
      const proof = needsPassword ? { password: await protect(password) } : {}
      setBegun({ kind, ...(await desk.security.enrol({ kind, ...proof })) })
      setPassword('')
    },
    onError: (error) => {
      if (needsPassword) setProblem(errorText(error))
      else toast.error(errorText(error))
    },
    meta: { silent: true },
  })
  const start = (kind: FactorKind) => {
    if (needsPassword && password === '') setProblem(passwordEmpty)
    else begin.mutate(kind)
  }
  const confirm = async (code: string) => setCodes((await desk.security.confirm({ code })).recovery_codes)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!begun)
    return (
      <form
        noValidate
        className="grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          start('totp')
        }}
      >
        {needsPassword && (
          <Field id={passwordId} label="登录密码" hint={passwordHint} error={problem}>
            <Input
              {...fieldControl(passwordId, problem, passwordHint)}
              type="password"
              autoComplete="current-password"
              maxLength={200}
              value={password}
              onChange={({ target }) => {
                setPassword(target.value)
                setProblem('')
              }}
            />
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={begin.isPending && begin.variables === 'totp'}>
            使用验证器应用
          </Button>
          <Button
            variant="ghost"
            loading={begin.isPending && begin.variables === 'sms'}
            onClick={() => start('sms')}
          >
            使用短信验证码
          </Button>
        </div>
      </form>
    )
  return (
    <div className="grid gap-4">
      {begun.kind === 'totp' && (
        <div className="grid gap-3">
          <p className="text-text text-sm">
            用验证器应用（如 Microsoft Authenticator、Google Authenticator）扫描二维码，或手动输入密钥：
          </p>
          <Qr text={begun.uri} label="验证器二维码" className="border-line size-44 border p-2" />
          <p className="flex flex-wrap items-center gap-3 text-sm">
            <code className="text-ink break-all select-all">
              {begun.key.replaceAll(/(.{4})(?!$)/g, '$1 ')}
            </code>
            <CopyButton text={begun.key} label="复制密钥" />
          </p>
        </div>
      )}
      <CodeForm
        id="enrol-code"
        hint={begun.kind === 'totp' ? '输入应用显示的6位数字' : `验证码已发送到 ${mobile}`}
        action="开启"
        canSend={begun.kind === 'sms'}
        onCode={confirm}
      >
        <Button variant="ghost" onClick={() => setBegun(null)}>
          重新选择
        </Button>
      </CodeForm>
    </div>
  )
}
