'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Qr } from '@/components/ui/qr'
import { desk } from '@/lib/client/call/desk'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { FactorKind } from '@/lib/domain/desk/factor'
import { CodeForm } from './code-form'
import { RecoveryCodes } from './recovery-codes'

interface Begun {
  kind: FactorKind
  key: string
  uri: string
}

/** Sets up a second factor: its kind, the first code, the recovery codes. */
export function EnrolFactor({ mobile, onDone }: { mobile: string; onDone: () => void }) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begin = useSingleMutation({
    mutationFn: async (kind: FactorKind) => setBegun({ kind, ...(await desk.security.enrol({ kind })) }),
  })
  const confirm = async (code: string) => setCodes((await desk.security.confirm({ code })).recovery_codes)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!begun)
    return (
      <div className="flex flex-wrap gap-3">
        <Button loading={begin.isPending && begin.variables === 'totp'} onClick={() => begin.mutate('totp')}>
          使用验证器应用
        </Button>
        <Button
          variant="ghost"
          loading={begin.isPending && begin.variables === 'sms'}
          onClick={() => begin.mutate('sms')}
        >
          使用短信验证码
        </Button>
      </div>
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
