'use client'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CodeFields, type CodeValues } from '@/components/auth/fields/code-fields'
import { PasswordEye } from '@/components/auth/fields/password-eye'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { api } from '@/lib/client/call/api'
import { passwordMissing } from '@/lib/domain/messages/member'

export type ProofValues = CodeValues & { password?: string }

/** A member's ways of signing in. */
export interface SignInWays {
  hasPassword: boolean
  /** Masked; empty without a number. */
  mobile: string
}

export type ProofWay = 'password' | 'code'

/**
 * The ways in which a member can prove that the session is theirs, the quickest first; none for accounts of WeChat
 * alone.
 */
export const proofWays = ({ hasPassword, mobile }: SignInWays): ProofWay[] => [
  ...(hasPassword ? (['password'] as const) : []),
  ...(mobile ? (['code'] as const) : []),
]

const otherWay = { password: '忘记密码？用短信验证码确认', code: '用登录密码确认' } as const

interface ProofFieldsProps {
  way: ProofWay
  ways: SignInWays
  onWay: (way: ProofWay) => void
}

/** The password, or a code on the own number; needs a `FormProvider` of react-hook-form. */
export function ProofFields({ way, ways, onWay }: ProofFieldsProps) {
  const other = proofWays(ways).find((one) => one !== way)
  return (
    <div className="mb-4 grid gap-3">
      {way === 'password' ? (
        <PasswordField />
      ) : (
        <>
          <p>
            验证码将发送到{' '}
            <span translate="no" className="nums text-ink">
              {ways.mobile}
            </span>
          </p>
          <CodeFields
            type="forgot_password"
            words={{ captcha: '图形验证码', vcode: '动态验证码' }}
            onCheck={async () => true}
            onSend={(captcha) => api.session.smsCode({ type: 'forgot_password', ...captcha })}
          />
        </>
      )}
      {other && (
        <Button variant="text" className="justify-self-start" onClick={() => onWay(other)}>
          {otherWay[way]}
        </Button>
      )}
    </div>
  )
}

function PasswordField() {
  const [shown, setShown] = useState(false)
  const { register, formState } = useFormContext<ProofValues>()
  const error = formState.errors.password?.message
  return (
    <Field id="proof-password" error={error}>
      <Input
        {...register('password', { validate: (text) => Boolean(text) || passwordMissing })}
        {...fieldControl('proof-password', error)}
        size="large"
        type={shown ? 'text' : 'password'}
        maxLength={100}
        autoComplete="current-password"
        placeholder="请输入登录密码"
        aria-label="登录密码"
        prefix={<Lock className="size-5" aria-hidden />}
        suffix={<PasswordEye shown={shown} onToggle={() => setShown(!shown)} />}
      />
    </Field>
  )
}
