import { Mail } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { emailProblem } from '@/lib/domain/validate'

/** The message for a typed address; null for a valid one. */
export const typedEmailProblem = (text: string): string | null =>
  text === '' ? '请输入邮箱' : emailProblem(text)

/** The input for the e-mail address, which is the user name of its account. */
export const EmailInput = (props: ComponentProps<typeof Input>) => (
  <Input
    {...props}
    size="large"
    type="email"
    inputMode="email"
    maxLength={254}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    placeholder="请输入邮箱"
    aria-label="邮箱"
    prefix={<Mail className="size-5" aria-hidden />}
  />
)
